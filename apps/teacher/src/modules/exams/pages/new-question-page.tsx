export function NewQuestionPage() {
  return null
}
