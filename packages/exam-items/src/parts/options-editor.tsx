import { Button, Checkbox, Group, Input } from '@mantine/core'
import { IconMessagePlus, IconPlus } from '@tabler/icons-react'
import { use, useId, useState } from 'react'
import type { EditTexts } from '../texts/edit-texts.ts'
import { type Option, optionName, optionsMax, optionsMin } from '../option.ts'
import classes from './item-editor.module.css'
import type { FieldErrors } from './kind-editor.ts'
import { addOption, moveOption, removeOption, writeFeedback, writeOption } from './option-list.ts'
import { OptionRow } from './option-row.tsx'
import { ShapeStays } from './shape-stays.ts'
import { useFocusAfter } from './use-focus-after.ts'

export type OptionsEditorProps = {
  type: 'radio' | 'checkbox'
  options: Option[]
  right: readonly string[]
  /** True if no examination shuffles the options. */
  keepsOrder: boolean
  errors: FieldErrors
  texts: EditTexts
  onOptions: (options: Option[]) => void
  onRight: (id: string, right: boolean) => void
  onKeepsOrder: (keepsOrder: boolean) => void
}

const lastId = (options: readonly Option[]): string => options.at(-1)?.id ?? ''

/** The changes of the list. Each returns the element that gets the focus. */
function useOptionActions({ options, texts, onOptions }: OptionsEditorProps, base: string) {
  const focusAfter = useFocusAfter()
  const [status, setStatus] = useState('')

  function add() {
    const next = addOption(options)
    focusAfter(`${base}-${lastId(next)}-content`)
    onOptions(next)
  }

  function remove(id: string) {
    const next = removeOption(options, id)
    const place = options.findIndex((option) => option.id === id)
    focusAfter(`${base}-${next[place]?.id ?? lastId(next)}-content`)
    onOptions(next)
  }

  function move(id: string, by: -1 | 1) {
    const next = moveOption(options, id, by)
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
    focusAfter(`${base}-${id}-${same}`, `${base}-${id}-${other}`)
    setStatus(texts.moved(optionName(next.findIndex((option) => option.id === id))))
    onOptions(next)
  }

  return { add, remove, move, status }
}

interface FootProps extends OptionsEditorProps {
  onAdd: () => void
  hasFeedback: boolean
  onFeedback: () => void
}

/** Actions on all options: add, order, and feedback. */
function OptionsFoot({ options, texts, onAdd, hasFeedback, onFeedback, ...props }: FootProps) {
  const shapeStays = use(ShapeStays)
  return (
    <>
      <Group gap="xs">
        {shapeStays ? null : (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={options.length >= optionsMax}
            onClick={onAdd}
          >
            {texts.addOption}
          </Button>
        )}
        {hasFeedback ? null : (
          <Button
            variant="default"
            leftSection={<IconMessagePlus size={18} aria-hidden />}
            onClick={onFeedback}
          >
            {texts.addFeedback}
          </Button>
        )}
      </Group>
      {shapeStays ? null : (
        <Checkbox
          label={texts.keepOrder}
          description={texts.keepOrderHint}
          checked={props.keepsOrder}
          onChange={(event) => props.onKeepsOrder(event.currentTarget.checked)}
        />
      )}
    </>
  )
}

export function OptionsEditor(props: OptionsEditorProps) {
  const { type, options, right, errors, texts, onOptions, onRight } = props
  const base = useId()
  const [isOpen, setOpen] = useState(false)
  const hasFeedback = isOpen || options.some(({ feedback }) => feedback)
  const { add, remove, move, status } = useOptionActions(props, base)
  const error = errors['answer'] ?? errors['options']
  return (
    <fieldset className={classes.options} aria-describedby={error ? `${base}-error` : undefined}>
      <legend>{texts.options}</legend>
      {options.map(({ id, content, feedback = '' }, index) => (
        <OptionRow
          key={id}
          rowId={`${base}-${id}`}
          type={type}
          group={base}
          name={optionName(index)}
          content={content}
          feedback={hasFeedback ? feedback : undefined}
          right={right.includes(id)}
          first={index === 0}
          last={index === options.length - 1}
          removable={options.length > optionsMin}
          error={errors[`options.${index}.content`]}
          feedbackError={errors[`options.${index}.feedback`]}
          texts={texts}
          onRight={(checked) => onRight(id, checked)}
          onContent={(text) => onOptions(writeOption(options, id, text))}
          onFeedback={(text) => onOptions(writeFeedback(options, id, text))}
          onMove={(by) => move(id, by)}
          onRemove={() => remove(id)}
        />
      ))}
      {error && <Input.Error id={`${base}-error`}>{error}</Input.Error>}
      <OptionsFoot
        {...props}
        onAdd={add}
        hasFeedback={hasFeedback}
        onFeedback={() => setOpen(true)}
      />
      <output className="visually-hidden">{status}</output>
    </fieldset>
  )
}
