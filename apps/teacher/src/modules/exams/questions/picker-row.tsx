import { Box, Button, Checkbox, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { BankQuestion } from '@titian/contract'
import { publicItem } from '@titian/exam-items/public'
import { ItemView } from '@titian/exam-items/render'
import { ShortText } from '@titian/exam-items/short'
import { useFormats } from '@titian/site'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTexts } from '../words/use-item-texts.ts'
import { useKindNames } from '../words/use-kind-names.ts'

interface PickerRowProps {
  question: BankQuestion
  /** Whether the paper has the question already. */
  taken: boolean
  chosen: boolean
  disabled: boolean
  onChoose: (chosen: boolean) => void
}

/** A question of the bank with a check box, and a preview as students will see it. */
export function PickerRow({ question, taken, chosen, disabled, onChoose }: PickerRowProps) {
  const { t } = useTranslation('exams')
  const { score, list, colon } = useFormats()
  const names = useKindNames()
  const texts = useItemTexts()
  const [isOpen, setOpen] = useState(false)
  const preview = useId()
  const facts = [
    names.kind(question.type),
    names.level(question.level),
    t('paper.points', { points: score(question.score) }),
    ...(question.tags.length > 0 ? [list(question.tags)] : []),
    ...(taken ? [t('paper.taken')] : []),
  ]
  return (
    <Box component="li" py="xs" px="sm">
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <Checkbox
          miw={0}
          label={
            <span className="clip-2">
              <ShortText text={question.item.stem} />
            </span>
          }
          description={facts.join(' · ')}
          disabled={taken || disabled}
          checked={taken || chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          mih={44}
          flex="none"
          aria-expanded={isOpen}
          aria-controls={preview}
          aria-label={`${t(isOpen ? 'paper.hidePreview' : 'paper.preview')}${colon}${question.subjectName.slice(0, 40)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <IconChevronUp size={20} aria-hidden />
          ) : (
            <IconChevronDown size={20} aria-hidden />
          )}
        </Button>
      </Group>
      <Box id={preview} hidden={!isOpen} py="sm" ps={{ base: 0, sm: 'xl' }}>
        {isOpen ? (
          <ItemView item={publicItem(question.item)} value={null} readOnly texts={texts} />
        ) : null}
      </Box>
    </Box>
  )
}
