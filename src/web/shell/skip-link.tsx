export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Go to the content
    </a>
  )
}
