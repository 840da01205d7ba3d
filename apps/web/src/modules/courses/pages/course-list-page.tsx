export function CourseListPage() {
  return <div>CourseListPage</div>
}
