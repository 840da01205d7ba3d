import { otherPosition, type ResumeSections } from '@titian/contract'

export type Intention = ResumeSections['intention'][number]

/** What a post has to be in order to fit a job intention. */
export interface WantedPosts {
  position: string
  /** Where the student has named the job in own words: a part of the title of the post; else empty. */
  title: string
  city: string
  nature: number
}

export function wantedOf({ positionCode, positionName, city, nature }: Intention): WantedPosts {
  const title = positionCode === otherPosition ? positionName.trim() : ''
  return { position: positionCode, title, city, nature }
}
