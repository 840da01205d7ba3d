export function CoursePage() {
  return <div>CoursePage</div>
}
