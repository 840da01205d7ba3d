import { ActionIcon, Button, Input, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, use, useId, useState } from 'react'
import { MediaTextarea } from '../../media/media-textarea.tsx'
import { shortText } from '../../media/media-marks.ts'
import { type Option, optionName, optionsMin } from '../../option.ts'
import classes from '../../parts/item-editor.module.css'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import { addOption, removeOption, writeOption } from '../../parts/option-list.ts'
import { RowButtons } from '../../parts/option-row.tsx'
import { ShapeStays } from '../../parts/shape-stays.ts'
import { useFocusAfter } from '../../parts/use-focus-after.ts'
import { addPair, movePrompt, removePairOption, removePrompt } from './change-pairs.ts'
import { type MatchingItem, pairOptionsMax, pairScorings, promptsMax } from './shape.ts'

type Props = KindEditorProps<MatchingItem>
type RowProps = Props & { base: string; at: number; one: Option }

/** The changes of rows. Each returns the element that gets the focus. */
function useRowActions({ value, onChange, texts }: Props, base: string) {
  const focusAfter = useFocusAfter()
  const [status, setStatus] = useState('')
  const last = (list: readonly Option[]) => list.at(-1)?.id ?? ''
  return {
    status,
    addPair: () => {
      const next = addPair(value)
      focusAfter(`${base}-${last(next.prompts)}-content`)
      onChange(next)
    },
    addOption: () => {
      const options = addOption(value.options)
      focusAfter(`${base}-option-${last(options)}`)
      onChange({ ...value, options })
    },
    removePrompt: (at: number) => {
      const next = removePrompt(value, at)
      focusAfter(`${base}-${next.prompts[at]?.id ?? last(next.prompts)}-content`)
      onChange(next)
    },
    removeOption: (id: string) => {
      const at = value.options.findIndex((option) => option.id === id)
      const left = removeOption(value.options, id)
      focusAfter(`${base}-option-${left[at]?.id ?? last(left)}`)
      onChange(removePairOption(value, id))
    },
    movePrompt: (at: number, by: -1 | 1) => {
      const row = `${base}-${value.prompts[at]?.id ?? ''}`
      const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
      focusAfter(`${row}-${same}`, `${row}-${other}`)
      setStatus(texts.words('edit.movedPrompt', { number: at + by + 1 }))
      onChange(movePrompt(value, at, by))
    },
  }
}
type Acts = Omit<ReturnType<typeof useRowActions>, 'status'>

/** A prompt with the choice of its option. */
function PromptRow({ value, onChange, errors, texts, base, at, one, acts }: RowProps & WithActs) {
  const number = { number: at + 1 }
  const choose = (id: string) =>
    onChange({ ...value, answer: value.answer.map((old, place) => (place === at ? id : old)) })
  const plain = (content: string) => shortText(content, ({ words }) => words)
  return (
    <div className={classes.row}>
      <div className={classes.grow}>
        <MediaTextarea
          id={`${base}-${one.id}-content`}
          autosize
          minRows={1}
          name={texts.words('prompt', number)}
          label={texts.words('prompt', number)}
          error={errors[`prompts.${at}.content`]}
          value={one.content}
          onText={(text) =>
            onChange({ ...value, prompts: writeOption(value.prompts, one.id, text) })
          }
          texts={texts}
        />
        <NativeSelect
          mt="xs"
          label={texts.words('edit.right', number)}
          error={errors[`answer.${at}`]}
          value={value.answer[at] ?? ''}
          data={[
            { value: '', label: texts.words('choose') },
            ...value.options.map(({ id, content }, place) => ({
              value: id,
              label: `${optionName(place)}. ${plain(content)}`,
            })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      {use(ShapeStays) ? null : (
        <RowButtons
          rowId={`${base}-${one.id}`}
          first={at === 0}
          last={at === value.prompts.length - 1}
          removable={value.prompts.length > optionsMin}
          up={texts.words('edit.movePromptUp', number)}
          down={texts.words('edit.movePromptDown', number)}
          remove={texts.words('edit.removePrompt', number)}
          onMove={(by) => acts.movePrompt(at, by)}
          onRemove={() => acts.removePrompt(at)}
        />
      )}
    </div>
  )
}
type WithActs = { acts: Acts }

function PairOptionRow(props: RowProps & WithActs) {
  const { value, onChange, errors, texts, base, at, one, acts } = props
  const name = optionName(at)
  return (
    <div className={classes.row}>
      <MediaTextarea
        id={`${base}-option-${one.id}`}
        className={classes.grow}
        autosize
        minRows={1}
        name={texts.option(name)}
        label={texts.option(name)}
        error={errors[`options.${at}.content`]}
        value={one.content}
        onText={(text) => onChange({ ...value, options: writeOption(value.options, one.id, text) })}
        texts={texts}
      />
      {use(ShapeStays) ? null : (
        <div className={classes.buttons}>
          <ActionIcon
            size="lg"
            disabled={value.options.length <= optionsMin}
            aria-label={texts.removeOption(name)}
            onClick={() => acts.removeOption(one.id)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}

type ListProps = {
  legend: string
  hint: string
  error: string | undefined
  add: string
  isFull: boolean
  onAdd: () => void
  children: ReactNode
}

/**
 * The rows of prompts or options, with the errors that concern all rows and a button that adds a
 * row.
 */
function RowList({ legend, hint, error, add, isFull, onAdd, children }: ListProps) {
  const id = useId()
  return (
    <fieldset className={classes.options} aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{legend}</legend>
      <Input.Description id={`${id}-hint`}>{hint}</Input.Description>
      {children}
      <Input.Error id={`${id}-error`}>{error}</Input.Error>
      {use(ShapeStays) ? null : (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isFull}
          onClick={onAdd}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}

export function Editor(props: Props) {
  const { value, onChange, errors, texts } = props
  const base = useId()
  const { status, ...acts } = useRowActions(props, base)
  const rowProps = { ...props, base, acts }

  function changeScoring(name: string) {
    const scoring = pairScorings.find((one) => one === name)
    if (scoring) onChange({ ...value, scoring })
  }

  return (
    <>
      <RowList
        legend={texts.words('edit.prompts')}
        hint={texts.words('edit.promptsHint')}
        error={errors['prompts'] ?? errors['answer']}
        add={texts.words('edit.addPair')}
        isFull={value.prompts.length >= promptsMax}
        onAdd={acts.addPair}
      >
        {value.prompts.map((one, at) => (
          <PromptRow key={one.id} {...rowProps} at={at} one={one} />
        ))}
      </RowList>
      <RowList
        legend={texts.options}
        hint={texts.words('edit.optionsHint')}
        error={errors['options']}
        add={texts.words('edit.addOption')}
        isFull={value.options.length >= pairOptionsMax}
        onAdd={acts.addOption}
      >
        {value.options.map((one, at) => (
          <PairOptionRow key={one.id} {...rowProps} at={at} one={one} />
        ))}
      </RowList>
      <output className="visually-hidden">{status}</output>
      <NativeSelect
        label={texts.words('edit.scoring')}
        error={errors['scoring']}
        value={value.scoring}
        data={pairScorings.map((one) => ({
          value: one,
          label: texts.words(`edit.scorings.${one}`),
        }))}
        onChange={(event) => changeScoring(event.currentTarget.value)}
      />
    </>
  )
}
