export function NewExaminationPage() {
  return null
}
