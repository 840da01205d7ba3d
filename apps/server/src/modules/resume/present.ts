import type { ResumeChanged, ResumeDetail } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { publicAddress } from '../files/index.ts'
import { countCharacters, type StoredContent } from './content/content.ts'
import type { ResumeRow, RevisionRow } from './queries.ts'

type View = Pick<Context, 'seal'>

const withoutPhoto = ({ photoFileId: _, ...content }: StoredContent) => content

export const photo = (
  { photoFileId }: Pick<StoredContent, 'photoFileId'>,
  { seal }: View,
): string => (photoFileId === null ? '' : publicAddress(seal, photoFileId))

export function detail(
  { userId, revision, savedAt, content }: Omit<ResumeRow, 'schoolId' | 'points'>,
  view: View,
): ResumeDetail {
  return {
    resumeId: view.seal('resume', userId),
    revision,
    savedAt: savedAt.toISOString(),
    photo: photo(content, view),
    content: withoutPhoto(content),
  }
}

export const changed = ({
  revision,
  savedAt,
}: {
  revision: number
  savedAt: Date
}): ResumeChanged => ({ revision, savedAt: savedAt.toISOString() })

export const revisionCard = ({ revision, part, act, content, savedAt }: RevisionRow) => ({
  revision,
  part,
  act,
  savedAt: savedAt.toISOString(),
  characters: countCharacters(content),
})

export const revision = (row: RevisionRow, view: View) => ({
  revision: row.revision,
  photo: photo(row.content, view),
  savedAt: row.savedAt.toISOString(),
  content: withoutPhoto(row.content),
})
