import type { User } from '../../platform/actor.ts'

/** CRS-200: staff who act as a student see nothing of what that student has written down. */
export function mayRead(actor: User): boolean {
  return actor.impersonatorId === null
}

/** Who may play a lesson may write down something at it. */
export function mayWrite({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}
