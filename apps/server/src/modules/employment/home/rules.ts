import { otherPosition, type ResumeSections } from '@titian/contract'

export type Intention = ResumeSections['intention'][number]

/** What a post must have to fit a job intention. */
export interface WantedPosts {
  position: string
  /**
   * A part of the title of the post, if the student named the job in words of their own; otherwise
   * empty.
   */
  title: string
  city: string
  nature: number
}

export function wantedOf({ positionCode, positionName, city, nature }: Intention): WantedPosts {
  const title = positionCode === otherPosition ? positionName.trim() : ''
  return { position: positionCode, title, city, nature }
}
