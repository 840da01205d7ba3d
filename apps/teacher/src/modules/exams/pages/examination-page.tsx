export function ExaminationPage() {
  return null
}
