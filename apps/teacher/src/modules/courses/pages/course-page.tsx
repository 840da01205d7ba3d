export function CoursePage() {
  return null
}
