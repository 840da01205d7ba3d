export { SortableList } from './sortable-list.tsx'
export { LazySortableList } from './lazy-sortable-list.tsx'
