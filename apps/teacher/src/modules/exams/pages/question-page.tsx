export function QuestionPage() {
  return null
}
