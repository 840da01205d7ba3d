import type { Clock } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import type { SignKind } from '../src/platform/security/signs.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'

/** Shared by the seeders: each adds ids, which later ones look up by the keys of the data. */
export interface SeedContext {
  db: Db
  files: FileStore
  now: Date
  clock: Clock
  /** Encodes ids as sealed ids; set in a running demo only. */
  seal?: (kind: SignKind, id: number) => string
  /** Directory of the demo videos and captions. */
  mediaDirectory: string
  schoolIds: Map<string, number>
  /** User ids by `schoolKey/personKey`; students are `teratai/student-1` and so on. */
  userIds: Map<string, number>
  /** Course ids by `schoolKey/courseKey`. */
  courseIds: Map<string, number>
  /** Lesson ids by `schoolKey/courseKey/chapterIndex/lessonIndex`. */
  lessonIds: Map<string, number>
  /** Training ids by `school/training`. */
  trainingIds: Map<string, number>
  /**
   * Stored file ids by school and file name in the media directory:
   * `schoolKey/product-photography.mp4`.
   */
  fileIds: Map<string, number>
}
