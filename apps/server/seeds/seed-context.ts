import type { Clock } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import type { SignKind } from '../src/platform/security/signs.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'

/** What the seeders share: each fills in the ids that later ones look up by the keys of the data. */
export interface SeedContext {
  db: Db
  files: FileStore
  now: Date
  clock: Clock
  /** Signs of ids, where the demo is one that people visit. */
  seal?: (kind: SignKind, id: number) => string
  /** Directory of the demo videos and captions. */
  mediaDirectory: string
  schoolIds: Map<string, number>
  /** `schoolKey/personKey` -> user id; students are `teratai/student-1` and so on. */
  userIds: Map<string, number>
  /** `schoolKey/courseKey` -> course id. */
  courseIds: Map<string, number>
  /** `schoolKey/courseKey/chapterIndex/lessonIndex` -> lesson id. */
  lessonIds: Map<string, number>
  /** `school/training` */
  trainingIds: Map<string, number>
  /** Video or captions file name in the media directory -> stored file id of the school: `schoolKey/product-photography.mp4`. */
  fileIds: Map<string, number>
}
