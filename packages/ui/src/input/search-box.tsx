import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './search-box.module.css'

export interface Suggestion {
  /** The text that is searched for when this suggestion is selected. */
  value: string
  /** The text that is shown; `value` by default. */
  label?: ReactNode
}

export interface SearchBoxProps {
  /** The accessible name of the field; also its placeholder, unless one is given. */
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  /** Called 300 ms after the last key, to load suggestions. */
  onQuery?: (text: string) => void
  suggestions?: readonly Suggestion[]
  /** Called on Enter, or with the selected suggestion. */
  onSearch: (text: string) => void
  /** Shown below the field if there is text but no suggestion. */
  emptyText?: string
  loading?: boolean
  size?: 'sm' | 'md' | 'lg'
  /**
   * Suggestions are part of the layout below the field, because a floating list would not fit on a
   * narrow screen.
   */
  inline?: boolean
}

const QUERY_DELAY_MS = 300

/**
 * An element between the combobox and its input: without options no list is open, and none is
 * selected.
 */
const SearchField = ({ hasOptions, ...props }: TextInputProps & { hasOptions: boolean }) => (
  <TextInput
    {...props}
    {...(!hasOptions && {
      'aria-expanded': false,
      'aria-controls': undefined,
      'aria-activedescendant': undefined,
    })}
  />
)

export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    value,
    onChange,
    onQuery,
    suggestions = [],
    onSearch,
    emptyText,
    size = 'md',
    inline = false,
  } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const query = useDebouncedCallback((text: string) => onQuery?.(text), QUERY_DELAY_MS)
  const search = (text: string) => {
    query.cancel()
    combobox.closeDropdown()
    onSearch(text.trim())
  }
  const type = (text: string) => {
    onChange(text)
    query(text)
    combobox.resetSelectedOption()
    combobox.openDropdown()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter belongs to the Chinese input method.
    const composing = event.nativeEvent.isComposing
    const choosing = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0
    if (event.key === 'Enter' && !composing && !choosing) search(value)
  }
  const open =
    suggestions.length > 0 || (emptyText !== undefined && value.trim() !== '' && !props.loading)
  const hasOptions = suggestions.length > 0
  // An element is an option list only if it has options; the text that there are none is not a
  // list.
  const list = hasOptions ? (
    <Combobox.Options aria-label={label}>
      {suggestions.map((suggestion) => (
        <Combobox.Option key={suggestion.value} value={suggestion.value}>
          {suggestion.label ?? suggestion.value}
        </Combobox.Option>
      ))}
    </Combobox.Options>
  ) : (
    <Combobox.Empty>{emptyText}</Combobox.Empty>
  )
  const count = hasOptions ? `${label} ${suggestions.length}` : (emptyText ?? '')
  const Target = inline ? Combobox.EventsTarget : Combobox.Target
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChange(chosen)
        search(chosen)
      }}
      shadow="md"
      position="bottom-end"
    >
      <Target withExpandedAttribute>
        <SearchField
          type="search"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- the combobox target adds them
          role="combobox"
          enterKeyHint="search"
          aria-label={label}
          hasOptions={hasOptions}
          placeholder={props.placeholder ?? label}
          size={size}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          leftSection={props.loading ? <Loader size={16} /> : <IconSearch size={18} aria-hidden />}
          classNames={{ input: styles['input'], section: styles['section'] }}
        />
      </Target>
      <output className="visually-hidden">
        {open && combobox.dropdownOpened && value.trim() !== '' ? count : ''}
      </output>
      {inline ? (
        open ? (
          <div className={styles['below']}>{list}</div>
        ) : null
      ) : (
        // The field may be narrower than a suggestion with its picture and price.
        <Combobox.Dropdown hidden={!open} miw={380}>
          {list}
        </Combobox.Dropdown>
      )}
    </Combobox>
  )
}
