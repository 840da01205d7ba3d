import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { files } from '../../files/index.ts'
import { lockResume, type Owner } from '../queries.ts'
import { resumeVideos } from '../tables.ts'

const by = ({ schoolId, userId }: Owner) =>
  and(eq(resumeVideos.schoolId, schoolId), eq(resumeVideos.userId, userId))

/** Returns the file of a person's video. */
export async function findVideo(db: Db, owner: Owner) {
  const [row] = await db
    .select({
      fileId: files.id,
      name: files.name,
      size: files.size,
      seconds: files.durationSeconds,
    })
    .from(resumeVideos)
    .innerJoin(files, eq(files.id, resumeVideos.fileId))
    .where(by(owner))
  return row
}
export type VideoRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>

/** Stores the video of a resume. Returns the file that it replaces, or undefined. */
export async function replaceVideo(
  tx: Db,
  owner: Owner,
  { fileId, now }: { fileId: number; now: Date },
): Promise<number | undefined> {
  await lockResume(tx, owner)
  const before = await findVideo(tx, owner)
  const set = { fileId, savedAt: now }
  await tx
    .insert(resumeVideos)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: resumeVideos.userId, set })
  return before?.fileId === fileId ? undefined : before?.fileId
}

/** Deletes the row; returns the file that no row refers to any more, or undefined. */
export async function deleteVideo(db: Db, owner: Owner): Promise<number | undefined> {
  const [row] = await db
    .delete(resumeVideos)
    .where(by(owner))
    .returning({ fileId: resumeVideos.fileId })
  return row?.fileId
}
