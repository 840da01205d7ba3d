export { ask, callServer, isEnvelope, type Answer, type CallOptions } from './calls/call-server.ts'
export { activity } from './calls/activity.ts'
export { onReason, onRefused } from './calls/refusal-listeners.ts'
export { useExplain } from './calls/explain.ts'
export { readFirstData, readNonce, type FirstData } from './calls/first-data.ts'
export { askKey, callKey, createQueryClient, seedFirstData } from './calls/query-client.ts'
export {
  isNotFound,
  isSignedOut,
  NetworkFailure,
  ServerRefusal,
  troubleOf,
} from './calls/refusal.ts'
export { serverNow } from './calls/server-clock.ts'
export { timeSince } from './messages/time-since.ts'
export { useAct } from './calls/use-act.ts'
export { askOptions, useAsk } from './calls/use-ask.ts'
export { useOnce } from './calls/use-once.ts'

export { chooseLanguage, splitLanguage, type LanguageChoice } from './language/choose-language.ts'
export { currentLanguage, speakInWindow } from './locale/current-language.ts'
export { LanguageRow, useLanguages } from './language/language-row.tsx'
export { LanguageSwitch } from './language/language-switch.tsx'
export { rememberedLanguage, rememberLanguage } from './language/remembered-language.ts'
export { addUnsavedWork, useUnsavedWork } from './language/unsaved-work.ts'
export { startTexts } from './language/start-texts.ts'
export { useLanguage } from './locale/use-language.ts'
export { Written } from './locale/written.tsx'

export { isAsStudent, studentFrame } from './signed-in/as-student.ts'
export {
  BrowserContext,
  useDevice,
  useOrigin,
  usePhoneLayout,
  type Browser,
} from './signed-in/device.ts'
export { encodePassword } from './session/encode-password.ts'
export { LearningGate } from './session/learning-gate.tsx'
export { RequireSession } from './session/require-session.tsx'
export { homeWithReturn, safeReturnUrl } from './session/safe-return-url.ts'
export { secondStepTicket } from './session/second-step.ts'
export { onIdentityNeeded } from './signed-in/identity-needed.ts'
export { onSessionLost } from './signed-in/session-lost.ts'
export { sendPressed } from './signed-in/press-again.ts'
export { PersonBoundary } from './session/person-boundary.tsx'
export { keepAudit, sessionStore } from './signed-in/session-store.ts'
export { ImpersonationBanner } from './session/impersonation-banner.tsx'
export {
  SignInContext,
  useSignIn,
  type IdentityForm,
  type OpenSignIn,
  type SignInForm,
  type SignInHostProps,
  type SignInLook,
  type SignInRequest,
} from './signed-in/sign-in.ts'
export { useSchool, type School } from './school/use-school.ts'
export { useSession, type Session } from './session/use-session.ts'
export { listenToOtherTabs } from './signed-in/watch-person.ts'

export {
  presentPerson,
  /** @lintignore Tests of the sites use it to set the signed-in person. */
  setPerson,
  whenPersonChanges,
  whenPersonConfirmed,
} from './storage/person.ts'
export { whenSignedOut } from './storage/signed-out.ts'
export { stored, type Stored } from './storage/stored.ts'

export { byContract } from './forms/by-contract.ts'
export type { FieldNames } from './forms/place-fields.ts'
export type { Problems } from './forms/form-errors.ts'
export type { Places } from './forms/place-fields.ts'
export { forgetDraft, keepDraft, readDraft } from './forms/draft.ts'
export { useForm, type FieldOf, type FieldProps, type FormOf } from './forms/use-form.ts'
export { useSavedForm, type SavedForm } from './forms/use-saved-form.ts'
export { useSubmit } from './forms/use-submit.ts'
export { useShowFailure } from './calls/use-show-failure.ts'

export { MaintenanceNotice } from './maintenance/maintenance-notice.tsx'
export { paperEnd } from './maintenance/paper-end.ts'
export { useLive } from './live/use-live.ts'
export { UnreadBadge } from './messages/unread-badge.tsx'
export { useUnread, type Unread } from './messages/use-unread.ts'
export { downloadFile, saveFrom } from './files/download-file.ts'
export { fileSize } from './files/file-size.ts'
export { saveBytes } from './files/save-bytes.ts'
export { saveText } from './files/save-text.ts'
export { impersonationStart } from './session/impersonation-start.ts'
export { sendForm } from './files/send-form.ts'
export { checkFile, uploadFile, type UploadProgress } from './files/upload-file.ts'
export { useFormats, type DateLike, type Formats } from './format/formats.ts'
export { toMinor } from './format/minor.ts'
export { momentOfDay } from './format/moment-of-day.ts'
export { useMinutes } from './format/minutes.ts'
export { moneyText } from './format/money.ts'
export { keepNumbersWhole, phoneNumber } from './format/phone.ts'

export type { PageFrame, SiteRootRoute } from './routing/frame.ts'
export { sendVisitorsHome, sendVisitorsToSignIn } from './routing/guards.ts'
export { HomeLeadContext } from './routing/home-lead.ts'
export { lazyPage } from './routing/lazy-page.ts'
export { useWhenIdle } from './routing/when-idle.ts'
export { whenUsed } from './routing/when-used.ts'
export { PhoneMenuContext } from './routing/phone-menu.ts'
export { PageTitleContext, usePageTitle } from './routing/page-title.ts'
export { parseSearch, readsWords, stringifySearch, type Words } from './routing/search.ts'
export { readAddress, type SiteAddress } from './routing/site-address.ts'
export { SiteLink, type LinkTarget, type SiteLinkProps } from './routing/site-link.tsx'
export { useFocusOnMove } from './routing/use-focus-on-move.ts'
export { useFollowAddress } from './routing/use-follow-address.ts'

export { ArticleCard } from './parts/article-card.tsx'
export { CourseBadge, CourseCard } from './parts/course-card.tsx'
export { CourseCover } from './parts/course-cover.tsx'
export { CourseRating } from './parts/course-rating.tsx'
export { CoursePrice } from './parts/course-price.tsx'
export { PageFailure } from './parts/page-failure.tsx'
export { StartAtField } from './dialogs/start-at-field.tsx'
export { DropFile } from './parts/drop-file.tsx'
export { ErrorView } from './parts/error-view.tsx'
export { Unanswered } from './parts/unanswered.tsx'
export { FlyOut, flyOutNote, flyOutRow } from './parts/fly-out.tsx'
export { FormError } from './parts/form-error.tsx'
export { RichText } from './parts/rich-text.tsx'
export { SavedAt } from './parts/saved-at.tsx'
export { usePagerLabels } from './parts/use-pager-labels.ts'
export { useExistingPage } from './parts/use-existing-page.ts'
export { useListPages } from './parts/use-list-pages.ts'
