import { Stack, Title } from '@mantine/core'
import { training, type TrainResource } from '@titian/contract'
import { useAsk } from '@titian/site'
import { MaterialGate, MaterialRow } from '@titian/site/course-materials'
import { useTranslation } from 'react-i18next'
import { ExamRow, PracticalRow, WorkRow } from './entry-rows.tsx'
import type { PartProps } from './schedule.tsx'
import { Section } from './section.tsx'

const none = (list: readonly unknown[]) => list.length === 0
const fresh = { staleTime: 0 } as const

/** TRN-017: the tasks. */
export function Tasks({ train, toPart }: PartProps) {
  const { t } = useTranslation('training')
  const asked = useAsk(training.trainWorks, { id: train.sign }, fresh)
  return (
    <Section
      asked={asked}
      isEmpty={none}
      empty={{ title: t('empty.task'), text: t('empty.taskText') }}
    >
      {(works) => (
        <Stack component="ul" gap="xs">
          {works.map((work) => (
            <WorkRow
              key={work.examineId}
              work={work}
              tab="task"
              toPart={toPart}
              learn={train.may.learn}
            />
          ))}
        </Stack>
      )}
    </Section>
  )
}

/** TRN-019: exams and exams on paper, in the order of the timetable. */
export function Exams({ train, toPart }: PartProps) {
  const { t } = useTranslation('training')
  const asked = useAsk(training.trainExamineList, { id: train.sign }, fresh)
  const { learn } = train.may
  return (
    <Section
      asked={asked}
      isEmpty={none}
      empty={{ title: t('empty.exam'), text: t('empty.examText') }}
    >
      {(list) => (
        <Stack component="ul" gap="xs">
          {list.map((one) =>
            one.kind === 'written' ? (
              <ExamRow key={one.testPaperSign} exam={one} learn={learn} />
            ) : (
              <WorkRow key={one.examineId} work={one} tab="exam" toPart={toPart} learn={learn} />
            ),
          )}
        </Stack>
      )}
    </Section>
  )
}

/** TRN-020: the practical tasks. */
export function Practical({ train, toPart }: PartProps) {
  const { t } = useTranslation('training')
  const asked = useAsk(training.trainPracticalTask, { id: train.sign }, fresh)
  return (
    <Section
      asked={asked}
      isEmpty={none}
      empty={{ title: t('empty.practical'), text: t('empty.practicalText') }}
    >
      {(tasks) => (
        <Stack component="ul" gap="xs">
          {tasks.map((task) => (
            <PracticalRow key={task.taskId} task={task} toPart={toPart} learn={train.may.learn} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

/** TRN-051: tasks, followed by practical tasks if there are any. */
export function Assignments(props: PartProps) {
  const { t } = useTranslation('training')
  return (
    <Stack gap="xl">
      <Tasks {...props} />
      <section>
        <Title order={2} size="h3" mb="sm">
          {t('tabs.practical')}
        </Title>
        <Practical {...props} />
      </section>
    </Stack>
  )
}

function fileOf({ resourcesName, resourcesUrl, resourcesSize, chapterName }: TrainResource) {
  const end = resourcesName.split('.').at(-1) ?? ''
  return {
    dataName: resourcesName,
    fileName: resourcesName,
    dataType: resourcesName.includes('.') ? end.toLowerCase() : '',
    dataPath: resourcesUrl,
    dataSize: resourcesSize,
    chapterName,
  }
}

function Files({ train }: Pick<PartProps, 'train'>) {
  const { t } = useTranslation('training')
  // Loaded again each time, because the addresses expire within the hour.
  const asked = useAsk(training.trainResources, { id: train.sign }, fresh)
  return (
    <Section
      asked={asked}
      isEmpty={none}
      empty={{ title: t('empty.data'), text: t('empty.dataText') }}
    >
      {(files) => (
        <ul>
          {files.map((file) => (
            <MaterialRow key={file.resourcesId} material={fileOf(file)} withChapter />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** TRN-018: the resources, only for members. */
export function Resources({ train }: Pick<PartProps, 'train'>) {
  return (
    <MaterialGate learn={train.may.learn} count={0}>
      <Files train={train} />
    </MaterialGate>
  )
}
