import { Button, Flex, Title } from '@mantine/core'
import { courses, type CourseDraft } from '@titian/contract'
import { callKey, ErrorView, useAct, useAsk, usePagerLabels } from '@titian/site'
import { FilterBar, SpokenResult } from '@titian/site/staff'
import { Face, Note, Pager, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 5

/** TCH-039, TCH-040: adds a teacher of the school, found by a part of the name. */
export function AddTeacher({ course }: { course: CourseDraft }) {
  const { t } = useTranslation('courses')
  const labels = usePagerLabels()
  const [name, setName] = useState('')
  const [page, setPage] = useState(1)
  const courseIdSign = course.idSign
  const asked = useAsk(
    courses.allTeachers,
    { name, page, size },
    { placeholderData: (before) => before },
  )
  const team = useAsk(courses.courseTeacherList, { courseIdSign, page: 1, size: 50 })
  const { mutate, isPending, variables } = useAct(courses.addCourseTeacher, {
    refresh: [callKey(courses.courseTeacherList)],
    onDone: () => toast.success(t('team.added')),
  })
  const { data, error } = asked
  const isIn = (sign: string) =>
    team.data?.list.some(({ teacherIdSign }) => teacherIdSign === sign) ?? false
  return (
    <Surface gap="sm" mt="md">
      <Title order={2} size="h3">
        {t('team.add')}
      </Title>
      <FilterBar
        label={t('team.search')}
        value={name}
        maxLength={60}
        bare
        onSearch={(word) => {
          setName(word)
          setPage(1)
        }}
      />
      <SpokenResult label={t('team.title')} total={data?.total} page={page} size={size} />
      {error ? <ErrorView level={3} error={error} onRetry={() => void asked.refetch()} /> : null}
      {data?.total === 0 ? <Note>{t('team.nobody')}</Note> : null}
      <Flex component="ul" direction="column" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.list.map((teacher) => {
          const { teacherIdSign } = teacher
          return (
            <Flex component="li" key={teacherIdSign} gap="sm" align="center" py="xs" wrap="wrap">
              <Face name={teacher.name} src={teacher.photo} />
              <Flex direction="column" flex="1 1 12em" miw={0}>
                <b>{teacher.name}</b>
                <span className="meta">{teacher.title}</span>
              </Flex>
              {isIn(teacherIdSign) ? (
                <span className="meta">{t('team.isIn')}</span>
              ) : (
                <Button
                  variant="default"
                  loading={isPending && variables.teacherIdSign === teacherIdSign}
                  aria-label={t('team.addOf', { name: teacher.name })}
                  onClick={() => mutate({ courseIdSign, teacherIdSign })}
                >
                  {t('team.addOne')}
                </Button>
              )}
            </Flex>
          )
        })}
      </Flex>
      {data && data.total > size ? (
        <Pager page={page} size={size} total={data.total} labels={labels} onChange={setPage} />
      ) : null}
    </Surface>
  )
}
