export { createTitianTheme, titianVariables, type UiLanguage } from './theme.ts'
export { schoolColors, type SchoolColors } from './school-colors.ts'
export { contrast } from './color/contrast.ts'
export { whenIdle } from './when-idle.ts'
export { firstUse } from './first-use.ts'
export { TitianProvider, type TitianProviderProps } from './titian-provider.tsx'
export { toast } from './toast.ts'
export type { TerracesOptions } from './terraces.ts'

export { Art } from './art/art.tsx'
export { Cover, type CoverProps } from './art/cover.tsx'
export { HeroArt, type HeroArtProps } from './art/hero-art.tsx'
export {
  EmptyState,
  ErrorState,
  NoPermissionState,
  type EmptyStateProps,
  type ErrorStateProps,
  type NoPermissionStateProps,
} from './feedback/states.tsx'
export { CardSkeleton, ListSkeleton, TextSkeleton } from './feedback/skeletons.tsx'
export { ProgressRing, type ProgressRingProps } from './data/progress-ring.tsx'
export { Histogram, type HistogramProps } from './data/histogram.tsx'
export { Pie, type PieProps, type PieSlice } from './data/pie.tsx'
export { ProgressBar, type ProgressBarProps } from './data/progress-bar.tsx'
export { StatusBadge, type StatusBadgeProps, type Tone } from './feedback/status-badge.tsx'
export { Note, type NoteProps } from './feedback/note.tsx'
export { Tag, type TagProps } from './feedback/tag.tsx'
export { SavedMark, type SavedMarkProps, type SavedState } from './feedback/saved-mark.tsx'
export { Price, formatMinor, type PriceProps } from './data/price.tsx'
export { Face, initialsOf, type FaceProps } from './art/face.tsx'
export { SectionHead, type SectionHeadProps } from './layout/section-head.tsx'
export { Surface, CardLink, type SurfaceProps, type CardLinkProps } from './layout/surface.tsx'
export { BothEnds } from './layout/both-ends.tsx'
export { Columns, type ColumnsProps } from './layout/columns.tsx'
export { PageWidth, type PageWidthProps } from './layout/page-width.tsx'
export {
  DataTable,
  type DataColumn,
  type DataSort,
  type DataTableProps,
} from './data/data-table.tsx'
export { Pager, type PagerLabels, type PagerProps } from './data/pager.tsx'
export { BackToTop, type BackToTopProps } from './layout/back-to-top.tsx'
export { TopProgress, type TopProgressProps } from './feedback/top-progress.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './input/segmented.tsx'
export { DialogButtons, type DialogButtonsProps } from './feedback/dialog-buttons.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog.tsx'
export { PhoneField, type AreaCode, type PhoneFieldProps } from './input/phone-field.tsx'
export { readPhone, PHONE_MAX_DIGITS, type PhoneReading } from './input/read-phone.ts'
export { PasswordField, type PasswordFieldProps } from './input/password-field.tsx'
export { SearchBox, type SearchBoxProps, type Suggestion } from './input/search-box.tsx'
export { LogoMark, type LogoMarkProps } from './art/logo-mark.tsx'
export { isNarrow, NarrowContext, useNarrow } from './layout/use-narrow.ts'
export { SkipLink, type SkipLinkProps } from './layout/skip-link.tsx'
