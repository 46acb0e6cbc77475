import Coordination
import CoordinationLinks
import CoordinationTools

/// The addresses of an app whose source is public: instructure/canvas-ios, Student/Student/Routes.swift. The patterns are those of its router, in its order.
enum CanvasTable {
    enum CanvasRoute: Route {
        case termsOfService(String)
        case actAsUser(String?)
        case calendar(String?)
        case calendarEvent(String)
        case contextCalendarEvent(Context, String, String)
        case conversations
        case conversationSettings
        case compose
        case newMessage
        case conversation(String)
        case courses
        case course(String)
        case group(String)
        case activityStream(Context, String)
        case announcements(Context, String)
        case newAnnouncement(Context, String)
        case editAnnouncement(Context, String, String)
        case announcement(Context, String, String)
        case assignments(String)
        case syllabus(String)
        case assignment(String, String)
        case ownSubmission(String, String, Int?)
        case submission(String, String, String, Int?)
        case conferences(Context, String)
        case conference(Context, String, String)
        case joinConference(Context, String, String)
        case discussions(Context, String)
        case newDiscussion(Context, String)
        case editDiscussion(Context, String, String)
        case replyDiscussion(Context, String, String)
        case replyEntry(Context, String, String, String)
        case discussion(Context, String, String)
        case externalTool(String, String)
        case files
        case contextFiles(Context, String)
        case folder([String])
        case contextFolder(Context, String, [String])
        case editFolder(String)
        case file(String)
        case fileDownload(String)
        case filePreview(String)
        case fileEdit(String)
        case contextFile(Context, String, String)
        case contextFileDownload(Context, String, String)
        case contextFilePreview(Context, String, String)
        case contextFileEdit(Context, String, String)
        case offlineFile(String, String, String, String)
        case grades(String)
        case modules(String)
        case module(String, String)
        case moduleItem(String, String)
        case moduleItemOf(String, String, String)
        case pages(Context, String)
    }

    enum Context: String, CaseIterable { case courses, groups, accounts, users }

    static let links = Links<CanvasRoute>([
        .path("accounts").value(String.self, "accountID").path("terms_of_service").route(CanvasRoute.termsOfService),
        .path("act-as-user").value(String.self, "userID").route { userID in .actAsUser(userID) },
        .path("act-as-user").route(.actAsUser(nil)),
        .path("calendar").query("event_id", String.self).route(CanvasRoute.calendar),
        .path("calendar_events").value(String.self, "eventID").route(CanvasRoute.calendarEvent),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("calendar_events").value(
            String.self, "eventID"
        ).route(CanvasRoute.contextCalendarEvent).yielding(),
        .path("conversations").route(.conversations),
        .path("conversations/settings").route(.conversationSettings),
        .path("conversations/compose").route(.compose),
        .path("conversations/new_message").route(.newMessage),
        .path("conversations").value(String.self, "conversationID").route(CanvasRoute.conversation),
        .path("courses").route(.courses),
        .path("courses").value(String.self, "courseID").route(CanvasRoute.course),
        .path("courses").value(String.self, "courseID").path("tabs").route(CanvasRoute.course).legacy(),
        .path("groups").value(String.self, "groupID").route(CanvasRoute.group),
        .path("groups").value(String.self, "groupID").path("tabs").route(CanvasRoute.group).legacy(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("activity_stream").route(
            CanvasRoute.activityStream
        ).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("announcements").route(
            CanvasRoute.announcements
        ).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("announcements/new").route(
            CanvasRoute.newAnnouncement
        ).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("announcements").value(
            String.self, "announcementID"
        ).path("edit").route(CanvasRoute.editAnnouncement).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("announcements").value(
            String.self, "announcementID"
        ).route(CanvasRoute.announcement).yielding(),
        .path("courses").value(String.self, "courseID").path("assignments").route(CanvasRoute.assignments),
        .path("courses").value(String.self, "courseID").path("syllabus").route(CanvasRoute.syllabus),
        .path("courses").value(String.self, "courseID").path("assignments").value(String.self, "assignmentID").route(
            CanvasRoute.assignment),
        .path("courses").value(String.self, "courseID").path("assignments").value(String.self, "assignmentID").path(
            "submissions"
        ).query("selectedAttempt", Int.self).route(CanvasRoute.ownSubmission),
        .path("courses").value(String.self, "courseID").path("assignments").value(String.self, "assignmentID").path(
            "submissions"
        ).value(String.self, "userID").query("selectedAttempt", Int.self).route(CanvasRoute.submission),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("conferences").route(
            CanvasRoute.conferences
        ).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("conferences").value(
            String.self, "conferenceID"
        ).route(CanvasRoute.conference).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("conferences").value(
            String.self, "conferenceID"
        ).path("join").route(CanvasRoute.joinConference).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussions").route(
            CanvasRoute.discussions
        ).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussion_topics").route(
            CanvasRoute.discussions
        ).legacy().yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussion_topics/new").route(
            CanvasRoute.newDiscussion
        ).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussion_topics").value(
            String.self, "discussionID"
        ).path("edit").route(CanvasRoute.editDiscussion).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussion_topics").value(
            String.self, "discussionID"
        ).path("reply").route(CanvasRoute.replyDiscussion).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussion_topics").value(
            String.self, "discussionID"
        ).path("entries").value(String.self, "entryID").path("replies").route(CanvasRoute.replyEntry).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussions").value(
            String.self, "discussionID"
        ).route(CanvasRoute.discussion).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("discussion_topics").value(
            String.self, "discussionID"
        ).route(CanvasRoute.discussion).legacy().yielding(),
        .path("courses").value(String.self, "courseID").path("external_tools").value(String.self, "toolID").route(
            CanvasRoute.externalTool),
        .path("files").route(.files),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("files").route(
            CanvasRoute.contextFiles
        ).yielding(),
        .path("files/folder").rest().route(CanvasRoute.folder),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("files/folder").rest().route(
            CanvasRoute.contextFolder
        ).yielding(),
        .path("folders").value(String.self, "folderID").path("edit").route(CanvasRoute.editFolder),
        .path("files").value(String.self, "fileID").route(CanvasRoute.file).yielding(),
        .path("files").value(String.self, "fileID").path("download").route(CanvasRoute.fileDownload).yielding(),
        .path("files").value(String.self, "fileID").path("preview").route(CanvasRoute.filePreview).yielding(),
        .path("files").value(String.self, "fileID").path("edit").route(CanvasRoute.fileEdit).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("files").value(
            String.self, "fileID"
        ).route(CanvasRoute.contextFile).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("files").value(
            String.self, "fileID"
        ).path("download").route(CanvasRoute.contextFileDownload).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("files").value(
            String.self, "fileID"
        ).path("preview").route(CanvasRoute.contextFilePreview).yielding(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("files").value(
            String.self, "fileID"
        ).path("edit").route(CanvasRoute.contextFileEdit).yielding(),
        .path("courses").value(String.self, "courseID").path("files").value(String.self, "section").value(
            String.self, "resourceID"
        ).value(String.self, "fileID").path("offline").route(CanvasRoute.offlineFile),
        .path("courses").value(String.self, "courseID").path("grades").route(CanvasRoute.grades),
        .path("courses").value(String.self, "courseID").path("modules").route(CanvasRoute.modules),
        .path("courses").value(String.self, "courseID").path("modules").value(String.self, "moduleID").route(
            CanvasRoute.module),
        .path("courses").value(String.self, "courseID").path("modules/items").value(String.self, "itemID").route(
            CanvasRoute.moduleItem),
        .path("courses").value(String.self, "courseID").path("modules").value(String.self, "moduleID").path("items")
            .value(String.self, "itemID").route(CanvasRoute.moduleItemOf),
        .path("courses").value(String.self, "courseID").path("module_item_redirect").value(String.self, "itemID")
            .route(CanvasRoute.moduleItem).legacy(),
        .path("").value(Context.self, "context").value(String.self, "contextID").path("pages").route(CanvasRoute.pages)
            .yielding(),
    ])

    /// A pattern of the app's, an address that it takes, and where that leads; whether another address is printed.
    static let rows: [(pattern: String, text: String, route: CanvasRoute, isAlias: Bool)] = [
        (
            "/accounts/:accountID/terms_of_service", "/accounts/amber-1/terms_of_service", .termsOfService("amber-1"),
            false
        ),
        ("/act-as-user/:userID?", "/act-as-user/amber-1", .actAsUser("amber-1"), false),
        ("/act-as-user/:userID?", "/act-as-user", .actAsUser(nil), false),
        ("/calendar", "/calendar?event_id=amber-1", .calendar("amber-1"), false),
        ("/calendar_events/:eventID", "/calendar_events/amber-1", .calendarEvent("amber-1"), false),
        (
            "/:context/:contextID/calendar_events/:eventID", "/groups/amber-1/calendar_events/amber-1",
            .contextCalendarEvent(.groups, "amber-1", "amber-1"), false
        ),
        ("/conversations", "/conversations", .conversations, false),
        ("/conversations/settings", "/conversations/settings", .conversationSettings, false),
        ("/conversations/compose", "/conversations/compose", .compose, false),
        ("/conversations/new_message", "/conversations/new_message", .newMessage, false),
        ("/conversations/:conversationID", "/conversations/amber-1", .conversation("amber-1"), false),
        ("/courses", "/courses", .courses, false),
        ("/courses/:courseID", "/courses/amber-1", .course("amber-1"), false),
        ("/courses/:courseID/tabs", "/courses/amber-1/tabs", .course("amber-1"), true),
        ("/groups/:groupID", "/groups/amber-1", .group("amber-1"), false),
        ("/groups/:groupID/tabs", "/groups/amber-1/tabs", .group("amber-1"), true),
        (
            "/:context/:contextID/activity_stream", "/groups/amber-1/activity_stream",
            .activityStream(.groups, "amber-1"), false
        ),
        (
            "/:context/:contextID/announcements", "/groups/amber-1/announcements", .announcements(.groups, "amber-1"),
            false
        ),
        (
            "/:context/:contextID/announcements/new", "/groups/amber-1/announcements/new",
            .newAnnouncement(.groups, "amber-1"), false
        ),
        (
            "/:context/:contextID/announcements/:announcementID/edit", "/groups/amber-1/announcements/amber-1/edit",
            .editAnnouncement(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/announcements/:announcementID", "/groups/amber-1/announcements/amber-1",
            .announcement(.groups, "amber-1", "amber-1"), false
        ),
        ("/courses/:courseID/assignments", "/courses/amber-1/assignments", .assignments("amber-1"), false),
        ("/courses/:courseID/syllabus", "/courses/amber-1/syllabus", .syllabus("amber-1"), false),
        (
            "/courses/:courseID/assignments/:assignmentID", "/courses/amber-1/assignments/amber-1",
            .assignment("amber-1", "amber-1"), false
        ),
        (
            "/courses/:courseID/assignments/:assignmentID/submissions",
            "/courses/amber-1/assignments/amber-1/submissions?selectedAttempt=7",
            .ownSubmission("amber-1", "amber-1", 7), false
        ),
        (
            "/courses/:courseID/assignments/:assignmentID/submissions/:userID",
            "/courses/amber-1/assignments/amber-1/submissions/amber-1?selectedAttempt=7",
            .submission("amber-1", "amber-1", "amber-1", 7), false
        ),
        ("/:context/:contextID/conferences", "/groups/amber-1/conferences", .conferences(.groups, "amber-1"), false),
        (
            "/:context/:contextID/conferences/:conferenceID", "/groups/amber-1/conferences/amber-1",
            .conference(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/conferences/:conferenceID/join", "/groups/amber-1/conferences/amber-1/join",
            .joinConference(.groups, "amber-1", "amber-1"), false
        ),
        ("/:context/:contextID/discussions", "/groups/amber-1/discussions", .discussions(.groups, "amber-1"), false),
        (
            "/:context/:contextID/discussion_topics", "/groups/amber-1/discussion_topics",
            .discussions(.groups, "amber-1"), true
        ),
        (
            "/:context/:contextID/discussion_topics/new", "/groups/amber-1/discussion_topics/new",
            .newDiscussion(.groups, "amber-1"), false
        ),
        (
            "/:context/:contextID/discussion_topics/:discussionID/edit",
            "/groups/amber-1/discussion_topics/amber-1/edit", .editDiscussion(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/discussion_topics/:discussionID/reply",
            "/groups/amber-1/discussion_topics/amber-1/reply", .replyDiscussion(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/discussion_topics/:discussionID/entries/:entryID/replies",
            "/groups/amber-1/discussion_topics/amber-1/entries/amber-1/replies",
            .replyEntry(.groups, "amber-1", "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/discussions/:discussionID", "/groups/amber-1/discussions/amber-1",
            .discussion(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/discussion_topics/:discussionID", "/groups/amber-1/discussion_topics/amber-1",
            .discussion(.groups, "amber-1", "amber-1"), true
        ),
        (
            "/courses/:courseID/external_tools/:toolID", "/courses/amber-1/external_tools/amber-1",
            .externalTool("amber-1", "amber-1"), false
        ),
        ("/files", "/files", .files, false),
        ("/:context/:contextID/files", "/groups/amber-1/files", .contextFiles(.groups, "amber-1"), false),
        ("/files/folder/*subFolder", "/files/folder/a/b", .folder(["a", "b"]), false),
        (
            "/:context/:contextID/files/folder/*subFolder", "/groups/amber-1/files/folder/a/b",
            .contextFolder(.groups, "amber-1", ["a", "b"]), false
        ),
        ("/folders/:folderID/edit", "/folders/amber-1/edit", .editFolder("amber-1"), false),
        ("/files/:fileID", "/files/amber-1", .file("amber-1"), false),
        ("/files/:fileID/download", "/files/amber-1/download", .fileDownload("amber-1"), false),
        ("/files/:fileID/preview", "/files/amber-1/preview", .filePreview("amber-1"), false),
        ("/files/:fileID/edit", "/files/amber-1/edit", .fileEdit("amber-1"), false),
        (
            "/:context/:contextID/files/:fileID", "/groups/amber-1/files/amber-1",
            .contextFile(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/files/:fileID/download", "/groups/amber-1/files/amber-1/download",
            .contextFileDownload(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/files/:fileID/preview", "/groups/amber-1/files/amber-1/preview",
            .contextFilePreview(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/:context/:contextID/files/:fileID/edit", "/groups/amber-1/files/amber-1/edit",
            .contextFileEdit(.groups, "amber-1", "amber-1"), false
        ),
        (
            "/courses/:courseID/files/:section/:resourceID/:fileID/offline",
            "/courses/amber-1/files/amber-1/amber-1/amber-1/offline",
            .offlineFile("amber-1", "amber-1", "amber-1", "amber-1"), false
        ),
        ("/courses/:courseID/grades", "/courses/amber-1/grades", .grades("amber-1"), false),
        ("/courses/:courseID/modules", "/courses/amber-1/modules", .modules("amber-1"), false),
        (
            "/courses/:courseID/modules/:moduleID", "/courses/amber-1/modules/amber-1", .module("amber-1", "amber-1"),
            false
        ),
        (
            "/courses/:courseID/modules/items/:itemID", "/courses/amber-1/modules/items/amber-1",
            .moduleItem("amber-1", "amber-1"), false
        ),
        (
            "/courses/:courseID/modules/:moduleID/items/:itemID", "/courses/amber-1/modules/amber-1/items/amber-1",
            .moduleItemOf("amber-1", "amber-1", "amber-1"), false
        ),
        (
            "/courses/:courseID/module_item_redirect/:itemID", "/courses/amber-1/module_item_redirect/amber-1",
            .moduleItem("amber-1", "amber-1"), true
        ),
        ("/:context/:contextID/pages", "/groups/amber-1/pages", .pages(.groups, "amber-1"), false),
    ]
}
