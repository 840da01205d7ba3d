import { IconSearch } from '@tabler/icons-react'
import { useWhenIdle } from '@titian/site'
import type { SearchBoxProps } from '@titian/ui'
import { useLayoutEffect, useRef } from 'react'
import styles from './early-search-box.module.css'

const loadBox = () => import('./full-search-box.ts')

/**
 * The search field from the first moment; its suggestions arrive when the browser is idle. Whoever
 * already types keeps text and focus.
 */
export function EarlySearchBox(props: SearchBoxProps) {
  const full = useWhenIdle(loadBox)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (full && focused.current) place.current?.querySelector('input')?.focus()
  }, [full])
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
