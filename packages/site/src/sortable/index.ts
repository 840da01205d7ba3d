export { SortableList } from './sortable-list.tsx'
