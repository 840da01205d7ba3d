export function ExaminationListPage() {
  return null
}
