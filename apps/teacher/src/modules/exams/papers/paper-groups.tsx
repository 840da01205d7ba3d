import { Flex, Group, Title } from '@mantine/core'
import type { ExamSubject } from '@titian/contract'
import { KindIcon } from '@titian/exam-items/render'
import { itemKindOf } from '@titian/exam-items/shape'
import { useTranslation } from 'react-i18next'
import { MoveButtons } from '../../../parts/move-buttons.tsx'
import { SortableList } from '@titian/site/sortable'
import {
  moveBefore,
  moveGroupBefore,
  movesTo,
  paperOrder,
  type Move,
  type PaperGroup,
} from './paper-order.ts'
import { SubjectRow } from './subject-row.tsx'
import styles from './paper-groups.module.css'
import { useKindNames } from '../words/use-kind-names.ts'

type Change = { score: number }

interface PaperGroupsProps {
  subjects: readonly ExamSubject[]
  mayChange: boolean
  busy: boolean
  examinationId: string
  correctIn?: string | undefined
  onChange: (subjectId: string, change: Change) => void
  onRemove: (subjectId: string) => void
  /** Applies several moves in order, as one action. */
  onMove: (moves: readonly Move[]) => Promise<void>
}

interface GroupHeadProps extends Pick<PaperGroupsProps, 'mayChange' | 'busy'> {
  group: PaperGroup
  place: number
  before?: PaperGroup
  after?: PaperGroup
  onMove: (move: Move | undefined) => void
}

function GroupHead({ group, place, before, after, mayChange, busy, onMove }: GroupHeadProps) {
  const { t } = useTranslation('exams')
  const kind = useKindNames().kind(group.type)
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap" py="xs" px="md" bg="var(--sunken)">
      <Title order={2} size="h5">
        <Group gap="xs" component="span">
          <KindIcon kind={itemKindOf(group.type) ?? 'single'} />
          {kind}
        </Group>
      </Title>
      {mayChange && (before || after) ? (
        <Flex component="span">
          <MoveButtons
            upLabel={t('paper.groupUp', { kind })}
            downLabel={t('paper.groupDown', { kind })}
            place={place}
            first={!before}
            last={!after}
            busy={busy}
            moved={t('paper.groupMoved', { kind, place })}
            onUp={() => onMove(moveGroupBefore(group, before))}
            onDown={() => onMove(moveGroupBefore(after, group))}
          />
        </Flex>
      ) : null}
    </Group>
  )
}

/** The questions as students see them: in groups, with their numbers (TCH-098). */
export function PaperGroups(props: PaperGroupsProps) {
  const { subjects, onChange, onRemove, onMove, ...state } = props
  const { t } = useTranslation('exams')
  const groups = paperOrder(subjects)
  const move = (one: Move | undefined) => one && void onMove([one])
  return groups.map((group, at) => (
    <div key={group.type}>
      <GroupHead
        {...state}
        group={group}
        place={at + 1}
        before={groups[at - 1]}
        after={groups[at + 1]}
        onMove={move}
      />
      <SortableList
        items={group.subjects}
        idOf={({ subject }) => subject.id}
        className={styles['row']}
        disabled={!state.mayChange || group.subjects.length < 2}
        onMove={(entry, place) => onMove(movesTo(group, group.subjects.indexOf(entry), place))}
        moved={(_, place) =>
          t('paper.moved', { number: (group.subjects[0]?.number ?? 1) + place - 1 })
        }
      >
        {({ subject, number }, handle) => {
          const index = group.subjects.findIndex((entry) => entry.number === number)
          return (
            <SubjectRow
              {...state}
              subject={subject}
              number={number}
              handle={handle}
              first={index === 0}
              last={index === group.subjects.length - 1}
              onUp={() => move(moveBefore(group.subjects[index], group.subjects[index - 1]))}
              onDown={() => move(moveBefore(group.subjects[index + 1], group.subjects[index]))}
              onChange={(part) => onChange(subject.id, part)}
              onRemove={() => onRemove(subject.id)}
            />
          )
        }}
      </SortableList>
    </div>
  ))
}
