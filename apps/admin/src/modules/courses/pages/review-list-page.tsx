export function ReviewListPage() {
  return null
}
