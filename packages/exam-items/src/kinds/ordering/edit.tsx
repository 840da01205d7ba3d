import { ActionIcon, Button, Input, NativeSelect, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { use, useId } from 'react'
import { MediaTextarea } from '../../media/media-textarea.tsx'
import { optionsMin } from '../../option.ts'
import classes from '../../parts/item-editor.module.css'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import { addOption, removeOption, writeOption } from '../../parts/option-list.ts'
import { ShapeStays } from '../../parts/shape-stays.ts'
import { MoveControls } from './move-controls.tsx'
import { entriesMax, type OrderingItem, orderingScorings } from './shape.ts'
import { useMoves } from './use-moves.ts'

type EditorProps = KindEditorProps<OrderingItem>

/**
 * The entries in the right order. A correction may reorder them, because the order is the answer.
 */
function EntriesEditor({ value, onChange, errors, texts }: EditorProps) {
  const base = useId()
  const shapeStays = use(ShapeStays)
  const { options } = value
  const change = (next: OrderingItem['options']) => onChange({ ...value, options: next })
  const moves = useMoves({
    base,
    list: options,
    idOf: ({ id }) => id,
    onMoved: change,
    say: (_, place) => texts.words('edit.moved', { place, total: options.length }),
  })

  function add() {
    const next = addOption(options)
    moves.focusAfter(`${base}-${next.at(-1)?.id}-content`)
    change(next)
  }

  function remove(id: string, at: number) {
    const next = removeOption(options, id)
    moves.focusAfter(`${base}-${(next[at] ?? next.at(-1))?.id}-content`)
    change(next)
  }

  const error = errors['options']
  return (
    <fieldset className={classes.options} aria-describedby={`${base}-hint ${base}-error`}>
      <legend>{texts.words('edit.entries')}</legend>
      <Text id={`${base}-hint`} size="sm" c="dimmed">
        {texts.words('edit.hint')}
      </Text>
      <ol className={classes.options}>
        {options.map(({ id, content }, at) => {
          const place = at + 1
          const name = texts.words('edit.entry', { place })
          return (
            <li key={id} className={classes.row} style={moves.styleOf(at)}>
              <b className={classes.right}>{moves.placeOf(at)}</b>
              <MediaTextarea
                id={`${base}-${id}-content`}
                className={classes.grow}
                autosize
                minRows={1}
                name={name}
                aria-label={name}
                error={errors[`options.${at}.content`]}
                value={content}
                onText={(text) => change(writeOption(options, id, text))}
                texts={texts}
              />
              <div className={classes.buttons}>
                <MoveControls
                  {...moves.controlsOf({ id, content }, at)}
                  upLabel={texts.words('edit.up', { place })}
                  downLabel={texts.words('edit.down', { place })}
                />
                {shapeStays ? null : (
                  <ActionIcon
                    size={44}
                    disabled={options.length <= optionsMin}
                    aria-label={texts.words('edit.remove', { place })}
                    onClick={() => remove(id, at)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {error && <Input.Error id={`${base}-error`}>{error}</Input.Error>}
      {shapeStays ? null : (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={options.length >= entriesMax}
          onClick={add}
        >
          {texts.words('edit.add')}
        </Button>
      )}
      <output className="visually-hidden">{moves.status}</output>
    </fieldset>
  )
}

export function Editor(props: EditorProps) {
  const { value, onChange, errors, texts } = props

  function changeScoring(name: string) {
    const scoring = orderingScorings.find((one) => one === name)
    if (scoring) onChange({ ...value, scoring })
  }

  return (
    <>
      <EntriesEditor {...props} />
      <NativeSelect
        label={texts.words('edit.scoring')}
        error={errors['scoring']}
        value={value.scoring}
        data={orderingScorings.map((one) => ({
          value: one,
          label: texts.words(`edit.scorings.${one}`),
        }))}
        onChange={(event) => changeScoring(event.currentTarget.value)}
      />
    </>
  )
}
