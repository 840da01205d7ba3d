import { useQuery } from '@tanstack/react-query'
import { courses, type TaughtCourse } from '@titian/contract'
import { ask, callKey } from '@titian/site'

const pageSize = 100

async function askAll(signal: AbortSignal): Promise<TaughtCourse[]> {
  // Courses are collected by their sealed ids, because a course that changes between two requests
  // may appear on two pages.
  const found = new Map<string, TaughtCourse>()
  for (let page = 1; ; page += 1) {
    const { list, total } = await ask(courses.myCourseList, { page, size: pageSize }, { signal })
    for (const course of list) found.set(course.idSign, course)
    if (page * pageSize >= total) return [...found.values()]
  }
}

/** Loads all courses of this teacher, over all pages. */
export function useTaughtCourses() {
  return useQuery({
    queryKey: [...callKey(courses.myCourseList), 'all'],
    queryFn: ({ signal }) => askAll(signal),
  })
}
