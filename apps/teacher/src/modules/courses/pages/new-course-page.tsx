export function NewCoursePage() {
  return null
}
