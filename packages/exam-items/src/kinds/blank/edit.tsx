import { Checkbox, Input, TextInput } from '@mantine/core'
import type { EditTexts } from '../../texts/edit-texts.ts'
import classes from '../../parts/item-editor.module.css'
import { errorWithin, type FieldErrors, type KindEditorProps } from '../../parts/kind-editor.ts'
import { AlternativesField } from './alternatives-field.tsx'
import type { BlankMatching } from './matching.ts'
import { type BlankItem, matchingOf, complete } from './shape.ts'
import { TryAnswer } from './try-answer.tsx'

export { changeStem } from './change-stem.ts'

/** Adds spaces, so that a blank does not touch its neighbour. */
export function insertMark(stem: string, from: number, to: number): string {
  const before = stem.slice(0, from).replace(/(?<=\S)$/, ' ')
  const after = stem.slice(to).replace(/^(?=_)/, ' ')
  return `${before}___${after}`
}

type OneBlankProps = {
  at: number
  alternatives: string[]
  matching: BlankMatching
  errors: FieldErrors
  texts: EditTexts
  onAlternatives: (alternatives: string[]) => void
  onMatching: (change: Partial<BlankMatching>) => void
}

/**
 * For numbers, the difference between capital and small letters has no meaning, so only one group
 * of switches is shown.
 */
function MatchingFields({ at, matching, errors, texts, onMatching }: OneBlankProps) {
  return (
    <>
      <Checkbox
        label={texts.words('edit.numeric')}
        description={texts.words('edit.numericHint')}
        checked={matching.numeric}
        onChange={(event) => onMatching({ numeric: event.currentTarget.checked })}
      />
      {matching.numeric ? (
        <TextInput
          maw={240}
          label={texts.words('edit.tolerance')}
          description={texts.words('edit.toleranceHint')}
          error={errors[`matching.${at}.tolerance`]}
          inputMode="decimal"
          autoComplete="off"
          value={matching.tolerance}
          onChange={(event) => onMatching({ tolerance: event.currentTarget.value.trim() })}
        />
      ) : (
        <>
          <Checkbox
            label={texts.words('edit.caseSensitive')}
            description={texts.words('edit.caseSensitiveHint')}
            checked={matching.caseSensitive}
            onChange={(event) => onMatching({ caseSensitive: event.currentTarget.checked })}
          />
          <Checkbox
            label={texts.words('edit.wildcard')}
            description={texts.words('edit.wildcardHint')}
            checked={matching.wildcard === true}
            onChange={(event) => onMatching({ wildcard: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  )
}

function OneBlank(props: OneBlankProps) {
  const { at, alternatives, matching, errors, texts, onAlternatives } = props
  return (
    <fieldset className={classes.blank}>
      <legend>{texts.words('blank', { number: at + 1 })}</legend>
      <AlternativesField
        label={texts.words('edit.alternatives', { number: at + 1 })}
        hint={texts.words('edit.alternativesHint')}
        error={errorWithin(errors, `blanks.${at}`)}
        value={alternatives}
        onChange={onAlternatives}
      />
      <MatchingFields {...props} />
      <TryAnswer blank={at + 1} alternatives={alternatives} matching={matching} texts={texts} />
    </fieldset>
  )
}

const replaceAt = <Thing,>(things: readonly Thing[], at: number, thing: Thing): Thing[] =>
  things.map((old, index) => (index === at ? thing : old))

export function Editor({ value, onChange, errors, texts }: KindEditorProps<BlankItem>) {
  const matching = matchingOf(value)

  function changeMatching(at: number, old: BlankMatching, change: Partial<BlankMatching>) {
    onChange({ ...value, matching: replaceAt(matching, at, { ...old, ...change }) })
  }

  return (
    <>
      {matching.map((one, index) => (
        <OneBlank
          // oxlint-disable-next-line react/no-array-index-key -- a blank is identified by its position
          key={index}
          at={index}
          alternatives={value.blanks[index] ?? []}
          matching={one}
          errors={errors}
          texts={texts}
          onAlternatives={(next) =>
            onChange(complete({ ...value, blanks: replaceAt(value.blanks, index, next) }))
          }
          onMatching={(change) => changeMatching(index, one, change)}
        />
      ))}
      {errors['blanks'] && <Input.Error>{errors['blanks']}</Input.Error>}
    </>
  )
}
