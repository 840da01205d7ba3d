import styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** The id of the main part, without the hash. */
  target: string
  label: string
}

/**
 * The first link of the page. It moves the focus itself, because on two of the sites the hash
 * belongs to the router.
 */
export function SkipLink({ target, label }: SkipLinkProps) {
  return (
    <a
      className={`${styles['skip']} not-printed`}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        const main = document.getElementById(target)
        main?.setAttribute('tabindex', '-1')
        main?.focus()
      }}
    >
      {label}
    </a>
  )
}
