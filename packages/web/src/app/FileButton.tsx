interface FileButtonProps {
  readonly words: string;
  readonly bring: (file: File) => Promise<void>;
}

/** Opens a JSON file of the reader's. */
export function FileButton({ words, bring }: FileButtonProps) {
  return (
    <label className="secondary file-button">
      {words}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void bring(file);
          // The same file may be tried again.
          target.value = '';
        }}
      />
    </label>
  );
}
