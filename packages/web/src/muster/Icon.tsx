const PATHS = {
  again: 'M13 8A5 5 0 1 1 11.5 4.4M13.2 2V5.2H10',
  up: 'M8 13V3M3.6 7.4L8 3L12.4 7.4',
  down: 'M8 3V13M3.6 8.6L8 13L12.4 8.6',
  another: 'M5.5 5.5H13.5V13.5H5.5ZM2.5 10.5V2.5H10.5',
  away: 'M3.6 3.6L12.4 12.4M12.4 3.6L3.6 12.4',
  more: 'M8 3V13M3 8H13',
  fewer: 'M3 8H13',
} as const;

/** A small button with a drawing; its words are for the pointer and the screen reader. */
export function IconButton({
  icon,
  label,
  onClick,
  disabled = false,
}: {
  readonly icon: keyof typeof PATHS;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </button>
  );
}
