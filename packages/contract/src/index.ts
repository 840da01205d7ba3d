import { accounts } from './accounts/calls.ts'
import { applications } from './applications/calls.ts'
import { articles } from './articles/calls.ts'
import { bundles } from './bundles/calls.ts'
import { certificates } from './certificates/calls.ts'
import { courses } from './courses/calls.ts'
import { discussions } from './discussions/calls.ts'
import { employment } from './employment/calls.ts'
import { evaluations } from './evaluations/calls.ts'
import { exams } from './exams/calls.ts'
import { favourites } from './favourites/calls.ts'
import { files } from './files/calls.ts'
import { grades } from './grades/calls.ts'
import { homework } from './homework/calls.ts'
import { identities } from './identities/calls.ts'
import { mails } from './mails/calls.ts'
import { materials } from './materials/calls.ts'
import { messages } from './messages/calls.ts'
import { notes } from './notes/calls.ts'
import { operations } from './operations/calls.ts'
import { orders } from './orders/calls.ts'
import { people } from './people/calls.ts'
import { practice } from './practice/calls.ts'
import { privacy } from './privacy/calls.ts'
import { progress } from './progress/calls.ts'
import { promote } from './promote/calls.ts'
import { resume } from './resume/calls.ts'
import { reviews } from './reviews/calls.ts'
import { schools } from './schools/calls.ts'
import { sharing } from './sharing/calls.ts'
import { skills } from './skills/calls.ts'
import { statistics } from './statistics/calls.ts'
import { study } from './study/calls.ts'
import { training } from './training/calls.ts'

export * from './wire/call.ts'
export * from './wire/describe-agent.ts'
export * from './wire/device.ts'
export * from './wire/envelope.ts'
export * from './wire/fold-letters.ts'
export * from './wire/issues.ts'
export * from './wire/language.ts'
export { punctuationOf } from './wire/punctuation.ts'
export * from './wire/plain-text.ts'
export * from './wire/page-request.ts'
export * from './reasons.ts'
export * from './wire/refusals.ts'
export * from './accounts/rules.ts'
export * from './accounts/shapes.ts'
export { mostOfTeacher, type TeacherProfile } from './accounts/teacher-profile-calls.ts'
export * from './articles/shapes.ts'
export type { CourseImport } from './bundles/calls.ts'
export { type CourseManifest, courseManifest } from './bundles/course-manifest.ts'
export * from './bundles/rules.ts'
export * from './certificates/rules.ts'
export * from './certificates/shapes.ts'
export * from './courses/shapes.ts'
export {
  type CourseGroup,
  type CourseMember,
  type ImportableStudent,
  type MemberImport,
  memberSorts,
  type MemberState,
  memberStates,
  mostMembersAtOnce,
  quietDays,
  type SchoolTeacher,
} from './courses/member-calls.ts'
export { mostGroups } from './courses/group-calls.ts'
export * from './courses/facts.ts'
export { isOwnPicture, isOwnVideo, pictureBase, richText } from './courses/rich-text.ts'
export type { OfferedTeacher, TeamMember } from './courses/team-calls.ts'
export {
  lessonTitleMost,
  uploadListMost,
  type ListedVideo,
  type UploadVideo,
} from './courses/upload-calls.ts'
export { type CourseAction, type ReviewState, reviewStates } from './courses/review-shapes.ts'
export type { CourseSummary, CourseVersion } from './courses/version-shapes.ts'
export { studyInfoFields, type StudyInfo } from './courses/study-info-calls.ts'
export * from './discussions/shapes.ts'
export * from './applications/rules.ts'
export * from './applications/shapes.ts'
export * from './employment/delivery.ts'
export * from './employment/rules.ts'
export type { PostFacet, PostsFound } from './employment/search-calls.ts'
export type { SavedSearch } from './employment/saving-calls.ts'
export * from './employment/search-rules.ts'
export * from './employment/search-words.ts'
export { companyFields, postFields, type PostFields } from './employment/keeping-fields.ts'
export * from './employment/keeping-shapes.ts'
export type { PostReport } from './employment/report-calls.ts'
export * from './employment/shapes.ts'
export * from './exams/answer-file.ts'
export { evidenceMost, type PageEvidence, type TimelineEntry } from './exams/evidence-calls.ts'
export {
  allowanceMost,
  allowanceReasonMost,
  type ExaminationChange,
  examTimeMost,
  type StudentTime,
} from './exams/allowance-calls.ts'
export * from './exams/exchange-calls.ts'
export * from './exams/rules.ts'
export * from './exams/shapes.ts'
export { type ExamDraw, mostDrawn } from './exams/draw-calls.ts'
export { deletedMost, tagKey, taggedMost, tagLettersMost, tagsMost } from './exams/tag-calls.ts'
export { resultRowsMost } from './exams/results-calls.ts'
export type { DoubleMarking } from './exams/double-marking-calls.ts'
export type { Correction, Regrade, RegradePreview } from './exams/regrade-calls.ts'
export type {
  ExaminationPlace,
  ExaminationResult,
  QuestionResult,
  WaitingEntry,
  WaitingExamination,
  WaitingQuestion,
} from './exams/results-calls.ts'
export * from './favourites/shapes.ts'
export * from './files/rules.ts'
export { type ReadCaptions, readCaptions } from './files/captions.ts'
export {
  type ChosenEncoding,
  type EncodingCandidate,
  encodingCandidates,
  readText,
} from './files/text-encoding.ts'
export type {
  GradeImportChange,
  GradeImportDone,
  GradeImportPreview,
} from './grades/import-calls.ts'
export * from './grades/marking-rules.ts'
export type { MarkComment, NextToMark, ToMarkEntry } from './grades/marking-shapes.ts'
export * from './grades/rules.ts'
export * from './grades/shapes.ts'
export * from './homework/report-rules.ts'
export * from './homework/report-shapes.ts'
export * from './homework/shapes.ts'
export * from './identities/rules.ts'
export * from './identities/shapes.ts'
export * from './materials/rules.ts'
export * from './materials/shapes.ts'
export { messageReaderCalls } from './messages/reader-calls.ts'
export * from './messages/rules.ts'
export * from './messages/shapes.ts'
export * from './notes/rules.ts'
export * from './notes/shapes.ts'
export * from './orders/code-rules.ts'
export * from './orders/code-shapes.ts'
export * from './orders/rules.ts'
export * from './orders/shapes.ts'
export * from './audit-words.ts'
export {
  mostPeopleAtOnce,
  mostPeopleViews,
  type PeopleAct,
  peopleActs,
  type PeopleChange,
  type PeopleFilter,
  peopleRoles,
  peopleSorts,
  peopleStates,
  type PeopleView,
  type Protection,
} from './people/directory-calls.ts'
export * from './people/rules.ts'
export * from './people/shapes.ts'
export * as progressRules from './progress/rules.ts'
export * from './progress/shapes.ts'
export type { EntryFields } from './resume/fields.ts'
export type { ResumeImportPreview } from './resume/exchange-calls.ts'
export type { ResumeOffers } from './resume/platform-calls.ts'
export type { LostText } from './resume/export-calls.ts'
export * from './resume/paper/fonts.ts'
export * from './resume/missing.ts'
export type {
  RequestedReview,
  RequestedReviewRow,
  ResumeComment,
  ResumeReview,
  ResumeReviewer,
} from './resume/review-calls.ts'
export type { ResumeShare, SharedResume } from './resume/sharing-calls.ts'
export type { IntroVideo } from './resume/video-calls.ts'
export * from './practice/content-calls.ts'
export * from './practice/game-shapes.ts'
export * from './practice/assignment-rules.ts'
export * from './practice/debrief-rules.ts'
export type { DebriefAnswer, OwnDebrief, RunDebrief } from './practice/debrief-shapes.ts'
export type {
  BoardGame,
  FinishedGame,
  BoardRun,
  OwnAssignment,
  PracticeBoardRow,
  TaughtAssignment,
} from './practice/assignment-shapes.ts'
export * from './articles/rules.ts'
export type {
  Appeal,
  Assessment,
  AssessmentChange,
  Evaluation,
  EvaluationRow,
  GivenRating,
  FedTask,
  OwnAssessment,
  OwnAssessmentCard,
  OwnCriterion,
  PassRateRow,
  PeerTask,
  PeerTaskCard,
  QueueRow,
  RatedCriterion,
  RatedPractice,
  ShownRubric,
  TaskChoice,
} from './evaluations/assessment-shapes.ts'
export * from './evaluations/rules.ts'
export * from './evaluations/shapes.ts'
export * from './practice/kinds/erp/cards.ts'
export * from './practice/kinds/erp/commands.ts'
export * from './practice/kinds/erp/names.ts'
export * from './practice/kinds/erp/progress.ts'
export * from './practice/kinds/erp/view.ts'
export * from './practice/kinds/inventory.ts'
export * from './practice/kinds/marketplace/commands.ts'
export * from './practice/kinds/marketplace/names.ts'
export * from './practice/kinds/marketplace/view.ts'
export * from './practice/kinds/supply-chain.ts'
export type { ErpCardDocument, ErpCardRow, ErpCommonErrors } from './practice/erp-class-calls.ts'
export type { PracticeEvent } from './practice/event-calls.ts'
export type { PracticeLesson } from './practice/lesson-calls.ts'
export type { ProcessData } from './practice/process-calls.ts'
export * from './practice/playground-rules.ts'
export * from './practice/playground-shapes.ts'
export * from './practice/rules.ts'
export * from './practice/shapes.ts'
export * from './privacy/rules.ts'
export * from './privacy/shapes.ts'
export * from './promote/rules.ts'
export * from './promote/shapes.ts'
export * from './resume/paper/paper.ts'
export type { PaperDrawing } from './resume/paper/drawing.ts'
export * from './resume/paper/texts.ts'
export { type Prompt, prompts } from './resume/prompts.ts'
export * from './resume/rules.ts'
export * from './resume/shapes.ts'
export * from './reviews/shapes.ts'
export * from './skills/keeping-shapes.ts'
export * from './skills/rules.ts'
export * from './skills/shapes.ts'
export {
  type AcceptedAgreement,
  type Agreement,
  agreementDaysAhead,
  type AgreementFields,
  type AgreementForm,
  agreementForms,
  agreementIn,
  agreementNoteMost,
  type AgreementToAccept,
  type AgreementVersion,
} from './schools/agreement-calls.ts'
export {
  type ManagedSchoolPage,
  type ManagedSchoolPageCard,
  type SchoolPage,
  type SchoolPageFields,
  schoolPageIn,
  schoolPagePlaces,
  schoolPagesMost,
} from './schools/page-calls.ts'
export * from './schools/maintenance.ts'
export * from './schools/rules.ts'
export * from './schools/shapes.ts'
export * from './sharing/rules.ts'
export * from './sharing/shapes.ts'
export * as studyRules from './study/rules.ts'
export type { FacePerson, FacePhoto, FaceState } from './study/face-calls.ts'
export * from './statistics/shapes.ts'
export type { PersonCourse, PersonWork } from './statistics/person-calls.ts'
export { type ResumeFigures, resumeFigureSorts } from './statistics/resume-calls.ts'
export {
  mostSubjects,
  subjectsIn,
  type Subject,
  type SubjectTree,
} from './courses/subject-calls.ts'
export { setupSteps, type SetupStep, type WaitingKind } from './statistics/waiting-calls.ts'
export * from './study/shapes.ts'
export * from './training/rules.ts'
export * from './training/shapes.ts'
export * from './training/staff-shapes.ts'
export { trainFilter, trainStudentCalls } from './training/calls.ts'
export { trainStaffCalls } from './training/staff-calls.ts'
export * from './mails/shapes.ts'
export { jobKindText } from './operations/job-kinds.ts'
export type { FailedJob, JobQueue } from './operations/job-shapes.ts'
export {
  type MaintenanceFields,
  type MaintenanceNotice,
  maintenanceFields,
  usualLeadHours,
} from './operations/maintenance-shapes.ts'
export * from './operations/shapes.ts'
export { adviceText, findingText, pageOfCheck } from './operations/finding-texts.ts'
export { type OwnFile, type StorageUse, type StoredFile } from './files/calls.ts'
export { courseFields, courseFilter } from './courses/calls.ts'
export type { MaterialList } from './materials/calls.ts'
export { examinationFields } from './exams/calls.ts'
export { askedFields, mostRevoked } from './orders/code-calls.ts'

/** All calls by noun, in the order of the ladder. */
export const contract = {
  files,
  schools,
  mails,
  accounts,
  people,
  identities,
  courses,
  materials,
  articles,
  practice,
  study,
  homework,
  exams,
  discussions,
  reviews,
  favourites,
  sharing,
  orders,
  grades,
  certificates,
  bundles,
  training,
  evaluations,
  progress,
  notes,
  messages,
  resume,
  employment,
  skills,
  promote,
  applications,
  statistics,
  privacy,
  operations,
}
export {
  accounts,
  applications,
  articles,
  bundles,
  certificates,
  courses,
  discussions,
  employment,
  evaluations,
  exams,
  favourites,
  files,
  grades,
  homework,
  identities,
  mails,
  materials,
  messages,
  notes,
  operations,
  orders,
  people,
  practice,
  privacy,
  progress,
  promote,
  resume,
  reviews,
  schools,
  sharing,
  skills,
  statistics,
  study,
  training,
}
