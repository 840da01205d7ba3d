export { createTitianTheme, titianVariables, type UiLanguage } from './theme.ts'
export { schoolColors, type SchoolColors } from './school-colors.ts'
export { contrast } from './color/contrast.ts'
export { whenIdle } from './when-idle.ts'
export { TitianProvider, type TitianProviderProps } from './titian-provider.tsx'
export { toast } from './toast.ts'
export {
  terraces,
  terracesStatic,
  terracePalettes,
  type TerracesOptions,
  type StaticTerracesOptions,
} from './terraces.ts'

export { Cover, type CoverProps } from './parts/cover.tsx'
export { HeroArt, type HeroArtProps } from './parts/hero-art.tsx'
export {
  EmptyState,
  ErrorState,
  NoPermissionState,
  type EmptyStateProps,
  type ErrorStateProps,
  type NoPermissionStateProps,
} from './parts/states.tsx'
export { CardSkeleton, ListSkeleton, TextSkeleton } from './parts/skeletons.tsx'
export { ProgressRing, type ProgressRingProps } from './parts/progress-ring.tsx'
export { ProgressBar, type ProgressBarProps } from './parts/progress-bar.tsx'
export { StatusBadge, type StatusBadgeProps, type Tone } from './parts/status-badge.tsx'
export { Note, type NoteProps } from './parts/note.tsx'
export { Tag, type TagProps } from './parts/tag.tsx'
export { SavedMark, type SavedMarkProps, type SavedState } from './parts/saved-mark.tsx'
export { Price, formatMinor, type PriceProps } from './parts/price.tsx'
export { Face, initialsOf, type FaceProps } from './parts/face.tsx'
export { SectionHead, type SectionHeadProps } from './parts/section-head.tsx'
export { Surface, CardLink, type SurfaceProps, type CardLinkProps } from './parts/surface.tsx'
export { PageWidth, type PageWidthProps } from './parts/page-width.tsx'
export {
  DataTable,
  type DataColumn,
  type DataSort,
  type DataTableProps,
} from './parts/data-table.tsx'
export { Pager, type PagerLabels, type PagerProps } from './parts/pager.tsx'
export { BackToTop, type BackToTopProps } from './parts/back-to-top.tsx'
export { TopProgress, type TopProgressProps } from './parts/top-progress.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './parts/segmented.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './parts/confirm-dialog.tsx'
export { PhoneField, type AreaCode, type PhoneFieldProps } from './parts/phone-field.tsx'
export { readPhone, PHONE_MAX_DIGITS, type PhoneReading } from './parts/read-phone.ts'
export { PasswordField, type PasswordFieldProps } from './parts/password-field.tsx'
export { SearchBox, type SearchBoxProps, type Suggestion } from './parts/search-box.tsx'
export { LogoMark, type LogoMarkProps } from './parts/logo-mark.tsx'
export { SkipLink, type SkipLinkProps } from './parts/skip-link.tsx'
