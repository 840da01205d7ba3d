import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { courses, type PinnedCourse as Pinned, skills } from '@titian/contract'
import { callKey, ErrorView, useAct, useAsk } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'

interface ChoiceProps {
  positionId: string
  course: Pinned['course']
}

function Choice({ positionId, course }: ChoiceProps) {
  const { t } = useTranslation('employment')
  const client = useQueryClient()
  const [word, setWord] = useState(course?.courseName ?? '')
  const isChosen = word === course?.courseName
  const [courseName] = useDebouncedValue(isChosen ? '' : word.trim().slice(0, 60), 300)
  const { data } = useAsk(courses.courseList, { courseName, page: 1, size: 20 })
  const pin = useAct(skills.pinPostCourse, {
    onDone: (saved) => {
      client.setQueryData([...callKey(skills.postCourse), { positionId }], saved)
      toast.success(t('site:toast.saved'))
    },
  })
  const found = data?.list ?? []
  const isFound = found.some(({ sign }) => sign === course?.sign)
  const all = course && !isFound ? [course, ...found] : found
  return (
    <>
      <Select
        label={t('post.pinned')}
        description={t('post.pinnedText')}
        placeholder={t('post.notPinned')}
        searchable
        clearable
        searchValue={word}
        onSearchChange={setWord}
        // The server has filtered the courses already, so the select must not filter them again.
        filter={({ options }) => options}
        data={all.map((one) => ({ value: one.sign, label: one.courseName }))}
        nothingFoundMessage={t('nothingFound')}
        disabled={pin.isPending}
        value={course?.sign ?? null}
        onChange={(sign) => pin.mutate({ positionId, courseIdSign: sign ?? '' })}
      />
      <SpokenResult label={t('post.pinned')} total={courseName === '' ? undefined : data?.total} />
      {course && !course.isListed ? <Note tone="warn">{t('post.pinnedHidden')}</Note> : null}
    </>
  )
}

/** JOB-121: the course that the page of the post recommends. The choice is saved at once. */
export function PinnedCourse({ positionId }: { positionId: string }) {
  const { t } = useTranslation('employment')
  const { data, error, refetch } = useAsk(skills.postCourse, { positionId })
  return (
    <FormCard title={t('post.pinnedHeading')}>
      {error && !data ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Choice key={data.course?.sign ?? ''} positionId={positionId} course={data.course} />
      ) : null}
    </FormCard>
  )
}
