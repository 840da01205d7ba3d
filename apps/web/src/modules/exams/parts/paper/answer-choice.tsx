import { Box, Button, Stack } from '@mantine/core'
import type { PaperChild } from '@titian/contract'
import { ItemView } from '@titian/exam-items/render'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { IconDevices } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Conflict } from '../../saving/entry.ts'
import { useItemTexts } from '../../use-words.ts'

interface AnswerChoiceProps {
  question: PaperChild
  mine: ItemAnswer
  conflict: Conflict
  locked: boolean
  onChoose: (choice: Choice) => void
}

/**
 * EXM-127: shown when two devices wrote different answers. The stored answer stays until the
 * student has chosen one of the two.
 */
export function AnswerChoice({ question, mine, conflict, locked, onChoose }: AnswerChoiceProps) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { storedAt, stored } = conflict
  return (
    <Stack>
      <Note tone="warn" icon={<IconDevices size={18} aria-hidden />} live>
        {t('choice.text', { number: question.number })}
      </Note>
      <Side
        question={question}
        title={t('choice.mine')}
        answer={mine}
        label={t('choice.keepMine')}
        locked={locked}
        onKeep={() => onChoose('mine')}
      />
      <Side
        question={question}
        title={
          storedAt === null
            ? t('choice.stored')
            : t('choice.storedAt', { time: formats.time(storedAt) })
        }
        answer={stored}
        label={t('choice.keepStored')}
        locked={locked}
        onKeep={() => onChoose('stored')}
      />
    </Stack>
  )
}

interface SideProps {
  question: PaperChild
  title: string
  answer: ItemAnswer
  label: string
  locked: boolean
  onKeep: () => void
}

function Side({ question, title, answer, label, locked, onKeep }: SideProps) {
  const texts = useItemTexts()
  const id = useId()
  return (
    <Stack
      component="section"
      align="flex-start"
      gap="sm"
      p="md"
      bd="1px solid var(--line-strong)"
      bdrs="md"
      aria-labelledby={id}
    >
      <Box component="h3" id={id} fz="sm">
        {title}
      </Box>
      <ItemView
        // The page has the question a second time, so the fields need other names.
        key={id}
        item={question.item}
        value={answer}
        readOnly
        texts={texts}
        labelledBy={id}
      />
      <Button variant="default" disabled={locked} onClick={onKeep}>
        {label}
      </Button>
    </Stack>
  )
}
