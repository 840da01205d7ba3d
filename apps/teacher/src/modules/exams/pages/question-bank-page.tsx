export function QuestionBankPage() {
  return null
}
