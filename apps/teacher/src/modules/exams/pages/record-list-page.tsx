export function RecordListPage() {
  return null
}
