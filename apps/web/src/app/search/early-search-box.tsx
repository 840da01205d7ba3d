import { IconSearch } from '@tabler/icons-react'
import { useWhenIdle } from '@titian/site'
import type { SearchBoxProps } from '@titian/ui'
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './early-search-box.module.css'

export interface FullBoxProps extends SearchBoxProps {
  /** Called when the field has opened another page. */
  onDone?: () => void
}

interface FullBox {
  SearchBox: ComponentType<FullBoxProps>
}

interface EarlySearchBoxProps extends FullBoxProps {
  /** Whether the field takes the focus, because the visitor opened it. */
  focusFirst?: boolean
  /** Loads the field with suggestions. */
  load: () => Promise<FullBox>
}

/**
 * Milliseconds. A dialog moves the focus when it opens, so the field takes the focus after that.
 */
const afterTheDialog = 80

/**
 * The search field before its suggestions have loaded, which happens when the browser is idle. When
 * they have loaded, typed text and focus stay.
 */
export function EarlySearchBox({ focusFirst = false, load, ...props }: EarlySearchBoxProps) {
  const full = useWhenIdle(load)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (full && focused.current) place.current?.querySelector('input')?.focus()
  }, [full])
  useEffect(() => {
    if (!focusFirst) return
    const timer = setTimeout(() => place.current?.querySelector('input')?.focus(), afterTheDialog)
    return () => clearTimeout(timer)
  }, [focusFirst])
  if (full) {
    return (
      <div ref={place}>
        <full.SearchBox {...props} />
      </div>
    )
  }
  return (
    <div ref={place} className={styles['box']} data-size={props.size}>
      <IconSearch size={18} aria-hidden />
      <input
        type="search"
        className={styles['input']}
        aria-label={props.label}
        placeholder={props.placeholder ?? props.label}
        enterKeyHint="search"
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onFocus={() => {
          focused.current = true
        }}
        onBlur={() => {
          focused.current = false
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing)
            props.onSearch(props.value.trim())
        }}
      />
    </div>
  )
}
