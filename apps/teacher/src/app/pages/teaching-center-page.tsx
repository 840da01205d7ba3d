export function TeachingCenterPage() {
  return null
}
