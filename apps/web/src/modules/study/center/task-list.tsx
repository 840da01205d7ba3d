import { Button, Flex, ThemeIcon } from '@mantine/core'
import { progress, type LearningTask } from '@titian/contract'
import { SiteLink, useAsk, useFormats, Written } from '@titian/site'
import { StatusBadge, Surface } from '@titian/ui'
import { IconFileUpload, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPaper, linkToTask } from '../task-link.ts'
import styles from './center.module.css'
import { HeadRow } from './head-row.tsx'

/** The number of tasks before "show all". */
const most = 5
const dayMilliseconds = 86_400_000

/** The open tasks, first to end first. */
export const useTasks = (quiet = false) => useAsk(progress.userTask, {}, { quiet })

function TaskRow({ task }: { task: LearningTask }) {
  const { t } = useTranslation('study')
  const { dateTime, shortDate, colon } = useFormats()
  const begin = isPaper(task.kind) ? t('center.beginExam') : t('center.openTask')
  const act = task.begun ? t('center.goOnExam') : begin
  const kind = t(`center.kinds.${task.kind}`)
  const isSoon =
    task.endTime !== null && new Date(task.endTime).getTime() - Date.now() < 2 * dayMilliseconds
  return (
    <li className={styles['task']}>
      <ThemeIcon size={40} radius={10} color="var(--sunken)" c="var(--text-2)">
        {isPaper(task.kind) ? (
          <IconPencil size={20} aria-hidden />
        ) : (
          <IconFileUpload size={20} aria-hidden />
        )}
      </ThemeIcon>
      <Flex component="span" direction="column" miw={0}>
        <b className="clip-2">
          <Written>{task.name}</Written>
        </b>
        <span className="meta clip">
          {[kind, task.courseName, task.minutes && t('center.minutes', { minutes: task.minutes })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Flex>
      <span className={styles['badge']}>
        {task.endTime ? (
          <StatusBadge tone={isSoon ? 'danger' : 'warn'}>
            {t('center.until', { time: isSoon ? dateTime(task.endTime) : shortDate(task.endTime) })}
          </StatusBadge>
        ) : (
          <StatusBadge tone="info">
            {task.begun ? t('center.begun') : t('center.notBegun')}
          </StatusBadge>
        )}
      </span>
      <Button
        component={SiteLink}
        {...linkToTask(task.kind, task)}
        variant="default"
        aria-label={`${act}${colon}${task.name}`}
      >
        {act}
      </Button>
    </li>
  )
}

/** CRS-123: open tasks and exams by their end. */
export function TaskList() {
  const { t } = useTranslation('study')
  const [all, setAll] = useState(false)
  const { data } = useTasks()
  if (!data) return null
  const list = all ? data.list : data.list.slice(0, most)
  return (
    <section aria-labelledby="open-tasks">
      <Surface padding="none">
        <HeadRow>
          <h2 id="open-tasks">{t('center.tasks')}</h2>
          {data.list.length > most && !all ? (
            <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
              {t('center.allTasks', { count: data.total })}
            </Button>
          ) : null}
        </HeadRow>
        {list.length > 0 ? (
          <ul className="lined">
            {list.map((task) => (
              <TaskRow key={`${task.kind}-${task.sign}`} task={task} />
            ))}
          </ul>
        ) : (
          <Flex p="lg" pt={0} c="var(--text-2)">
            {t('center.noTasks')}
          </Flex>
        )}
      </Surface>
    </section>
  )
}
