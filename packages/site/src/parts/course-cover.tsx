import { Cover, type CoverProps } from '@titian/ui'
import { memo } from 'react'

interface CourseCoverProps extends Omit<CoverProps, 'seed' | 'src'> {
  course: { coverSeed: string; coursePicture: string | null }
}

/** The picture of a course, or a drawing from its seed. */
export const CourseCover = memo(function CourseCover({ course, ...cover }: CourseCoverProps) {
  return <Cover {...cover} seed={course.coverSeed} src={course.coursePicture} />
})
