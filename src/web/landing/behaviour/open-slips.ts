/** An evidence chip opens its page slip in place; Escape closes it again. */
export function openSlips(chip: HTMLElement) {
  const slip = document.getElementById(chip.getAttribute('aria-controls')!)!
  const show = (open: boolean) => {
    slip.hidden = !open
    chip.ariaExpanded = String(open)
  }
  chip.onclick = () => show(slip.hidden !== false)
  chip.onkeydown = ({ key }) => {
    if (key === 'Escape') show(false)
  }
}
