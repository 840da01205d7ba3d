export { NoticeBoard, noticesPerPage } from '../messages/notice-board.tsx'
export { NoticeDialog } from '../messages/notice-dialog.tsx'
export { CourseState } from './course-state.tsx'
export { ConflictNote, type Difference } from './conflict/conflict-note.tsx'
export { ImportFile } from './imports/import-file.tsx'
export { ImportList } from './imports/import-list.tsx'
export { LeaveGuard } from './leave/leave-guard.tsx'
export { hasRole } from './roles.ts'
export { useWaiting } from './frame/use-waiting.ts'
export { SideNav, type StaffPlace, type StaffPlaces } from './frame/side-nav.tsx'
export { FilterBar, FilterSelect } from './list/filter-bar.tsx'
export { FilterSearch } from './list/filter-search.tsx'
export { ListSurface } from './list/list-surface.tsx'
export { RowLink } from './list/row-link.tsx'
export {
  useListSearch,
  type ListSearch,
  type ListWords,
  type PageWord,
} from './list/use-list-search.ts'
export { StaffRoot } from './frame/staff-root.tsx'
export { createStaffRouter } from './staff-router.tsx'
export type { StaffSite } from './staff-site.ts'
export { startStaffSite } from './start-staff-site.tsx'
