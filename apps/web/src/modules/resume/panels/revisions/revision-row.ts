import type { DataOf, resume } from '@titian/contract'

export type RevisionRow = DataOf<typeof resume.listResumeRevisions>[number]
