import { coursesBySchool } from './schools-courses.ts'
import type { Language, Text3 } from './types.ts'
import { filmWords } from './film-words.ts'

/** A film generated for one lesson: its text, sentence by sentence. */
export interface LessonFilm {
  name: string
  /** The language of the course, in which the film is spoken. */
  language: Language
  course: Text3
  sentences: Text3[]
}

/** Returns the films of the lessons, by the names that lessons use. */
export function lessonFilms(): LessonFilm[] {
  return Object.values(coursesBySchool)
    .flat()
    .flatMap(({ key, name: course, language, chapters }) => {
      const words = filmWords[key] ?? []
      let next = 0
      return chapters.flatMap(({ synopsis, lessons }) =>
        lessons.flatMap(({ title, video }) => {
          if (!video?.includes('/')) return []
          const [en, zh, my] = words[next] ?? ['', '', '']
          next += 1
          const name = video.slice(video.indexOf('/') + 1)
          return [{ name, language, course, sentences: [title, { en, zh, my }, synopsis] }]
        }),
      )
    })
}
