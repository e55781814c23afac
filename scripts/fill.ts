/** Put the steps of the tutorial's program ("// step N: ...") into the tutorial's code blocks. */
export function fillTutorial(page: string, code: string): string {
  const steps = code.split(/^\/\/ step (\d+):.*\n/m);
  return page.replace(/<!-- step (\d+) -->[^]*?<!-- end -->/g, (_, step: string) => {
    const at = steps.indexOf(step);
    const text = at < 0 ? '' : (steps[at + 1] ?? '').trim();
    return `<!-- step ${step} -->\n\`\`\`ts\n${text}\n\`\`\`\n<!-- end -->`;
  });
}

/** Put the recorded transcript into the page that shows it. */
export function fillTranscript(page: string, transcript: string): string {
  return page.replace(
    /<!-- transcript (\d+) -->[^]*?<!-- end -->/,
    (_, lines: string) =>
      `<!-- transcript ${lines} -->\n\`\`\`\n${head(transcript, Number(lines))}\n\`\`\`\n<!-- end -->`,
  );
}

function head(text: string, count: number): string {
  return text.split('\n').slice(0, count).join('\n').trimEnd();
}
