export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not on the map - Vedette</title>
</head>
<body>
<main>
<h1>Not on the map</h1>
<p>The patrol went as far as this address and found nothing (404).</p>
<p><a href="/">Back to the post</a></p>
</main>
</body>
</html>
`;
